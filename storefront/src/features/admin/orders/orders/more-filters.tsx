"use client";

import { writeDecimal } from "@confiserie/domain/decimal-text";
import { isDay, ORDER_PERIODS, rangeFaults } from "@confiserie/domain/orders/order-filters";
import { ListField, words } from "@/features/admin/shell";
import { Button } from "@/ui/button";
import { eurosIn, type OrderFilters, PERIODS } from "./list-state";

interface MoreFiltersProps {
	filters: OrderFilters;
	onChange: (change: Partial<OrderFilters>) => void;
}

/** Period, city, product and amount of the orders; days take the place of a named period. */
export function MoreFilters({ filters, onChange }: MoreFiltersProps) {
	const day = (name: "from" | "to", label: string) => (
		<ListField<string | null>
			label={label}
			type="date"
			value={filters[name]}
			read={(typed) => typed || null}
			faultOf={(value) =>
				value !== null && !isDay(value)
					? "Un jour de ce siècle est attendu."
					: rangeFaults({ ...filters, [name]: value }).to
			}
			onChange={(value) => onChange({ [name]: value, period: null })}
		/>
	);
	const text = (name: "city" | "product", label: string) => (
		<ListField
			label={label}
			maxLength={200}
			className="md:w-38"
			value={filters[name]}
			read={words}
			onChange={(value) => onChange({ [name]: value })}
		/>
	);
	const amount = (name: "amountFrom" | "amountTo", label: string) => (
		<ListField<number | null>
			label={label}
			inputMode="decimal"
			className="md:w-28"
			value={filters[name]}
			read={(typed) => (typed.trim() === "" ? null : (eurosIn(typed) ?? NO_AMOUNT))}
			write={writeDecimal}
			faultOf={(value) =>
				value === NO_AMOUNT
					? "Un montant est attendu, par exemple 20,50."
					: rangeFaults({ ...filters, [name]: value }).amountTo
			}
			onChange={(value) => onChange({ [name]: value })}
		/>
	);
	return (
		<div className="flex flex-col gap-2 md:flex-row md:flex-wrap md:items-end">
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
				{day("from", "Du")}
				{day("to", "Au")}
				{text("city", "Ville de livraison")}
				{text("product", "Référence du produit")}
				{amount("amountFrom", "Montant dès (€)")}
				{amount("amountTo", "Montant jusqu'à (€)")}
			</div>
		</div>
	);
}

/** What is typed and is no amount. */
const NO_AMOUNT = -1;
