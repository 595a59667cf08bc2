"""D.E.I. – Divide et Impera: four factions search a frozen London on two levels, with drones that belong to nobody."""
