import type { MoneyMovementQuery } from "@confiserie/domain/contract/money-movement";
import { PAYMENT_MEANS, PAYMENT_METHODS } from "@confiserie/domain/payment-provider";
import { ListPeriod, ListSearch, type ListState } from "@/features/admin-shell";
import { Select } from "@/ui/select";

/** Filters and page of the ledger; "" is any. */
export type LedgerFilter = {
	query: string;
	direction: NonNullable<MoneyMovementQuery["direction"]> | "";
	method: NonNullable<MoneyMovementQuery["method"]> | "";
	from: string;
	to: string;
	page: number;
};

const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_MEANS[value].label }));
export const DIRECTIONS = [
	{ value: "in", label: "Encaissements" },
	{ value: "out", label: "Remboursements" },
] as const;
const every = (label: string) => ({ value: "", label });

/** Order or e-mail, which way the money went, how, and when. */
export function LedgerFilters({ list }: { list: Pick<ListState<LedgerFilter>, "state" | "change"> }) {
	const { state, change } = list;
	return (
		<search className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_repeat(4,auto)]">
			<div className="max-lg:col-span-2">
				<ListSearch label="Commande, client ou e-mail" list={list} />
			</div>
			<Select
				label="Sens"
				value={state.direction}
				options={[every("Tous"), ...DIRECTIONS]}
				onChange={({ target }) =>
					change({ direction: DIRECTIONS.find(({ value }) => value === target.value)?.value ?? "" })
				}
			/>
			<Select
				label="Moyen"
				value={state.method}
				options={[every("Tous"), ...METHODS]}
				onChange={({ target }) => change({ method: METHODS.find(({ value }) => value === target.value)?.value ?? "" })}
			/>
			<ListPeriod list={list} />
		</search>
	);
}
