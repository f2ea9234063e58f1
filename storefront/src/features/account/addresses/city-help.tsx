"use client";

import { cityDoubt, isCityAmong, postalCodeDoubt } from "@confiserie/domain/customers/city";
import { foldText } from "@confiserie/domain/fold-text";
import { useEffect, useRef } from "react";
import { Button } from "@/ui/button";
import { useCities } from "./use-cities";

export interface CityHelpProps {
	/** Id of the city's control: while it has the focus nothing is filled in. */
	cityId: string;
	postalCode: string;
	city: string;
	country: string;
	/** The only town of the postal code, for an empty city field: no click, so the focus stays. */
	onFill: (city: string) => void;
	/** The selected town: its button disappears, so the focus moves to the city field. */
	onPick: (city: string) => void;
}

/**
 * Under postal code and city: fills in the commune where a French postal code has one, offers the choice where it has
 * several, and doubts, without forbidding anything, a city that is none of them or a code of no department.
 */
export function CityHelp({ cityId, postalCode, city, country, onFill, onPick }: CityHelpProps) {
	const cities = useCities(postalCode, country);
	const typed = foldText(city);
	const latest = useRef({ typed, onFill });
	latest.current = { typed, onFill };
	useEffect(() => {
		const [only, ...others] = cities;
		const isWritingCity = document.activeElement?.id === cityId;
		if (only && others.length === 0 && latest.current.typed === "" && !isWritingCity) latest.current.onFill(only);
	}, [cities, cityId]);

	const isSettled = typed !== "" && isCityAmong(city, cities);
	const fitting = cities.filter((name) => foldText(name).startsWith(typed));
	const isDoubtful = !isSettled && cities.length > 0 && fitting.length === 0;
	const offered = isDoubtful ? cities : fitting;
	return (
		<div className="flex flex-col gap-2 has-[>p:only-child:empty]:hidden">
			<p role="status" className="text-sm text-prune empty:hidden">
				{postalCodeDoubt(country, postalCode)}
				{isDoubtful && cityDoubt(postalCode.trim(), cities)}
				{!isSettled && fitting.length > 1 && `${fitting.length} communes ont ce code postal : choisissez la vôtre.`}
			</p>
			{!isSettled && offered.length > 0 && (
				<ul aria-label="Communes de ce code postal" className="flex max-h-44 flex-wrap gap-2 overflow-y-auto p-1">
					{offered.map((name) => (
						<li key={name}>
							<Button variant="secondary" size="sm" onClick={() => onPick(name)}>
								{name}
							</Button>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
