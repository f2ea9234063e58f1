import type { CartLine } from "@confiserie/domain/cart";
import { formatCents, formatEuros } from "@confiserie/domain/format";
import { contentText, LineImage } from "@/features/cart";
import type { Totals } from "./totals";

export interface OrderSummaryProps {
	lines: readonly CartLine[];
	totals: Totals;
	/** The part that is paid now, when it is not the whole; in cents. */
	deposit?: { percentage: number; amountCents: number };
	/** True while the shipping cost is the storefront's own estimate. */
	isEstimate?: boolean;
}

/** Every product and every cost of the order, before any card is asked for. */
export function OrderSummary({ lines, totals, deposit, isEstimate = false }: OrderSummaryProps) {
	return (
		<section aria-labelledby="order-summary" className="rounded-card bg-creme p-5 sm:p-6">
			<h2 id="order-summary" className="display text-xl">
				Récapitulatif
			</h2>
			<ul className="mt-3 flex flex-col">
				{lines.map((line) => (
					<li key={line.product.id} className="flex items-center gap-3 border-b border-trait py-3">
						<LineImage src={line.product.img} size={56} />
						<div className="min-w-0 flex-1">
							<p className="font-semibold">{line.product.title}</p>
							<p className="text-sm text-prune">{contentText(line)}</p>
						</div>
						<p className="font-semibold whitespace-nowrap">
							{Number.isFinite(line.product.price)
								? formatEuros((Math.round(line.product.price * 100) * line.quantity) / 100)
								: "—"}
						</p>
					</li>
				))}
			</ul>
			<dl className="mt-4 flex flex-col gap-2">
				<Row term="Sous-total" value={formatCents(totals.subtotalCents)} />
				<Row
					term={isEstimate ? "Frais de port (estimation)" : "Frais de port"}
					value={totals.shippingCents === 0 ? "Offerts" : formatCents(totals.shippingCents)}
				/>
				<div className="mt-1 flex items-baseline justify-between gap-4 border-t border-trait pt-3">
					<dt className="font-bold">
						Total <span className="text-sm font-normal text-prune">TTC</span>
					</dt>
					<dd className="display text-2xl">{formatCents(totals.totalCents)}</dd>
				</div>
				{deposit && (
					<>
						<Row term={`Acompte (${deposit.percentage} %)`} value={formatCents(deposit.amountCents)} />
						<Row term="Restant dû" value={formatCents(totals.totalCents - deposit.amountCents)} />
					</>
				)}
			</dl>
		</section>
	);
}

function Row({ term, value }: { term: string; value: string }) {
	return (
		<div className="flex items-baseline justify-between gap-4">
			<dt className="text-prune">{term}</dt>
			<dd className="font-semibold">{value}</dd>
		</div>
	);
}
