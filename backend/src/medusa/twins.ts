/**
 * An amount and its BigNumber raw column, as Medusa stores both: `quantity("amount", 5)` gives `amount` and `raw_amount`.
 */
export function quantity(column: string, value: number | null): Record<string, unknown> {
	return { [column]: value, [`raw_${column}`]: value === null ? null : { value: String(value), precision: 20 } };
}
