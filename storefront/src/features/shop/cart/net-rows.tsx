import type { TaxTotal } from "@confiserie/domain/contract/tax-total";
import { formatCents, formatEuros } from "@confiserie/domain/format";
import { toCents } from "@confiserie/domain/money";
import { netSum, vatLabel } from "@confiserie/domain/tax/vat-words";

interface NetRowsProps {
	/** Of the total that these rows stand beside; none while they are not known. */
	taxes: readonly TaxTotal[];
}

/** Above a total with VAT, what it is without: for customers who read prices so. */
export function NetRow({ taxes, note = "" }: NetRowsProps & { note?: string }) {
	if (taxes.length === 0) return null;
	const net = netSum(taxes.map((total) => ({ netCents: toCents(total.net) })));
	return <Row term={`Total HT${note}`} value={formatCents(net)} />;
}

/** Below it, the VAT of each rate. */
export function VatRows({ taxes }: NetRowsProps) {
	return taxes.map(({ ratePercent, net, vat }) => (
		<Row key={ratePercent} term={vatLabel({ ratePercent, netCents: toCents(net) })} value={formatEuros(vat)} />
	));
}

function Row({ term, value }: { term: string; value: string }) {
	return (
		<div className="ht flex items-baseline justify-between gap-4">
			<dt className="text-sm text-prune">{term}</dt>
			<dd className="font-semibold">{value}</dd>
		</div>
	);
}
