"use client";

import { writeDecimal } from "@confiserie/domain/decimal-text";
import { isDay, ORDER_PERIODS, rangeFaults } from "@confiserie/domain/orders/order-filters";
import { type FormEvent, useState } from "react";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { eurosIn, type OrderFilters, PERIODS } from "./list-state";

interface MoreFiltersProps {
	filters: OrderFilters;
	onChange: (change: Partial<OrderFilters>) => void;
}

/**
 * Period, city, product and amount of the orders. A named period holds at once; what is typed holds when it is applied, so that
 * the list does not jump at each key.
 */
export function MoreFilters({ filters, onChange }: MoreFiltersProps) {
	const { typed, type } = useTyped(filters);
	const [faults, setFaults] = useState<Faults>({});
	const apply = (event: FormEvent) => {
		event.preventDefault();
		const read = readTyped(typed);
		setFaults(read.faults);
		if (Object.keys(read.faults).length > 0) return;
		const hasDays = read.change.from !== null || read.change.to !== null;
		onChange({ ...read.change, period: hasDays ? null : filters.period });
	};
	const field = (name: keyof Typed) => ({
		value: typed[name],
		error: faults[name] ?? null,
		autoComplete: "off",
		onChange: ({ target }: { target: HTMLInputElement }) => type({ [name]: target.value }),
	});
	return (
		<form onSubmit={apply} noValidate className="flex flex-col gap-2 md:flex-row md:flex-wrap md:items-end">
			<fieldset className="flex flex-wrap gap-2">
				<legend className="text-xs font-semibold">Période</legend>
				{PERIODS.map((period) => {
					const isChosen = filters.period === period;
					return (
						<Button
							key={period}
							size="sm"
							variant={isChosen ? "primary" : "secondary"}
							aria-pressed={isChosen}
							onClick={() => onChange({ period: isChosen ? null : period, from: null, to: null })}
						>
							{ORDER_PERIODS[period]}
						</Button>
					);
				})}
			</fieldset>
			<div className="grid grid-cols-2 items-end gap-2 md:flex md:flex-wrap">
				<TextField label="Du" type="date" {...field("from")} />
				<TextField label="Au" type="date" {...field("to")} />
				<TextField label="Ville de livraison" maxLength={200} className="md:w-38" {...field("city")} />
				<TextField label="Référence du produit" maxLength={200} className="md:w-38" {...field("product")} />
				<TextField label="Montant dès (€)" inputMode="decimal" className="md:w-28" {...field("amountFrom")} />
				<TextField label="Montant jusqu'à (€)" inputMode="decimal" className="md:w-28" {...field("amountTo")} />
				<Button type="submit" size="sm" className="max-md:col-span-2">
					Appliquer
				</Button>
			</div>
		</form>
	);
}

/** Values of the fields. */
type Typed = Record<"from" | "to" | "city" | "product" | "amountFrom" | "amountTo", string>;
type Faults = Partial<Record<keyof Typed, string>>;

/** Draft of the fields; follows the address when it changes from outside, by a removed filter or the Back button. */
function useTyped(filters: OrderFilters) {
	const stated = typedOf(filters);
	const [typed, setTyped] = useState(stated);
	const [followed, setFollowed] = useState(stated);
	if (JSON.stringify(followed) !== JSON.stringify(stated)) {
		setFollowed(stated);
		setTyped(stated);
	}
	return { typed, type: (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change })) };
}

function typedOf({ from, to, city, product, amountFrom, amountTo }: OrderFilters): Typed {
	return {
		from: from ?? "",
		to: to ?? "",
		city,
		product,
		amountFrom: writeDecimal(amountFrom),
		amountTo: writeDecimal(amountTo),
	};
}

function readTyped(typed: Typed) {
	const change = {
		from: typed.from || null,
		to: typed.to || null,
		city: typed.city.trim(),
		product: typed.product.trim(),
		amountFrom: eurosIn(typed.amountFrom),
		amountTo: eurosIn(typed.amountTo),
	};
	const faults: Faults = rangeFaults(change);
	for (const name of ["from", "to"] as const)
		if (typed[name] !== "" && !isDay(typed[name])) faults[name] = "Un jour de ce siècle est attendu.";
	for (const name of ["amountFrom", "amountTo"] as const)
		if (typed[name].trim() !== "" && change[name] === null) faults[name] = "Un montant est attendu, par exemple 20,50.";
	return { change, faults };
}
