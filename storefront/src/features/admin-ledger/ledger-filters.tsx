import { PAYMENT_MEANS, PAYMENT_METHODS } from "@confiserie/domain/payment-provider";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import type { LedgerFilter } from "./calls";

const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_MEANS[value].label }));
export const DIRECTIONS = [
	{ value: "in", label: "Encaissements" },
	{ value: "out", label: "Remboursements" },
] as const;
const every = (label: string) => ({ value: "", label });

interface LedgerFiltersProps {
	filter: LedgerFilter;
	/** What is wrong with the period. */
	fault: string | undefined;
	onChange: (part: Partial<LedgerFilter>) => void;
}

/** Order or e-mail, which way the money went, how, and when. */
export function LedgerFilters({ filter, fault, onChange }: LedgerFiltersProps) {
	return (
		<search className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_repeat(4,auto)]">
			<div className="max-lg:col-span-2">
				<TextField
					type="search"
					label="Commande, client ou e-mail"
					value={filter.query}
					maxLength={200}
					autoComplete="off"
					onChange={({ target }) => onChange({ query: target.value })}
				/>
			</div>
			<Select
				label="Sens"
				value={filter.direction}
				options={[every("Tous"), ...DIRECTIONS]}
				onChange={({ target }) =>
					onChange({ direction: DIRECTIONS.find(({ value }) => value === target.value)?.value ?? "" })
				}
			/>
			<Select
				label="Moyen"
				value={filter.method}
				options={[every("Tous"), ...METHODS]}
				onChange={({ target }) =>
					onChange({ method: METHODS.find(({ value }) => value === target.value)?.value ?? "" })
				}
			/>
			<TextField
				type="date"
				label="Du"
				value={filter.from}
				onChange={({ target }) => onChange({ from: target.value })}
			/>
			<TextField
				type="date"
				label="Au"
				value={filter.to}
				error={fault}
				onChange={({ target }) => onChange({ to: target.value })}
			/>
		</search>
	);
}
