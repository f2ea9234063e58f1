import { businessLines } from "@confiserie/domain/business/business-lines";
import type { Quote } from "@confiserie/domain/contract/quotes";
import { carriageRow, carriageTerm, isPickup, placeWords } from "@confiserie/domain/delivery/delivery-words";
import { formatEuros } from "@confiserie/domain/format";
import { toCents } from "@confiserie/domain/money";
import { theBox } from "@confiserie/domain/prices/tier-price";
import { quantityText } from "@confiserie/domain/quantity-text";
import { LineImage } from "@/features/shop/cart";

const CARD = "rounded-card border border-trait bg-white p-5 sm:p-6 print:border-0 print:p-0";

/** Lines, terms and recipient of a quote: the same for its customer and for staff. */
export function QuoteBody({ quote }: { quote: Quote }) {
	const { firstName, lastName, address, business, note, delivery } = quote;
	const place = isPickup(delivery)
		? [delivery.name, ...placeWords(delivery)]
		: [address.street, `${address.postalCode} ${address.city}, ${address.country}`];
	return (
		<>
			<section aria-labelledby="quote-lines" className={CARD}>
				<h2 id="quote-lines" className="display text-xl">
					Produits
				</h2>
				<ul className="mt-2 divide-y divide-trait">
					{quote.lines.map((line) => (
						<Line key={line.productId} line={line} />
					))}
				</ul>
				<Sums quote={quote} />
			</section>
			{note && (
				<section aria-labelledby="quote-note" className={CARD}>
					<h2 id="quote-note" className="display text-xl">
						Message
					</h2>
					<p className="mt-2 break-words whitespace-pre-line">{note}</p>
				</section>
			)}
			<section aria-labelledby="quote-delivery" className={CARD}>
				<h2 id="quote-delivery" className="display text-xl">
					{carriageTerm(isPickup(delivery))}
				</h2>
				<address className="mt-3 break-words not-italic">
					<strong>{`${firstName} ${lastName}`}</strong>
					{place.map((line) => (
						<span key={line} className="block">
							{line}
						</span>
					))}
				</address>
				{business && (
					<p className="mt-3 text-sm break-words text-prune">
						{businessLines(business).map((line) => (
							<span key={line} className="block">
								{line}
							</span>
						))}
					</p>
				)}
			</section>
		</>
	);
}

function Line({ line }: { line: Quote["lines"][number] }) {
	return (
		<li className="flex items-center gap-4 py-4">
			<LineImage src={line.productImageUrl} size={64} />
			<div className="min-w-0 flex-1">
				<p className="font-semibold break-words">{line.productName}</p>
				<p className="text-sm text-prune">{`Réf. ${line.productReference}`}</p>
				<p className="text-sm text-prune">{quantityText(line)}</p>
				<p className="text-sm text-prune">
					{`${formatEuros(line.unitPrice)} ${theBox(line)}`}
					{line.unitPrice < line.listPrice && ` au lieu de ${formatEuros(line.listPrice)}`}
					{line.palletDiscount > 0 && ", sur palette mixte"}
				</p>
			</div>
			<p className="font-bold whitespace-nowrap">{formatEuros(line.totalPrice)}</p>
		</li>
	);
}

function Sums({ quote: { subtotal, shippingCost, delivery, taxes, total } }: { quote: Quote }) {
	const net = taxes.reduce((sum, tax) => sum + toCents(tax.net), 0) / 100;
	const carriage = carriageRow(delivery, shippingCost, formatEuros);
	const rows: [term: string, amount: string, isTotal?: boolean][] = [
		["Sous-total", formatEuros(subtotal)],
		[carriage.term, carriage.value],
		["Total HT", formatEuros(net)],
		...taxes.map(({ ratePercent, vat }): [string, string] => [
			`TVA ${String(ratePercent).replace(".", ",")}\u00a0%`,
			formatEuros(vat),
		]),
		["Total TTC", formatEuros(total), true],
	];
	return (
		<dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-trait pt-3">
			{rows.map(([term, amount, isTotal]) => (
				<div key={term} className={`contents ${isTotal ? "text-lg font-bold" : ""}`}>
					<dt>{term}</dt>
					<dd className="text-right tabular-nums">{amount}</dd>
				</div>
			))}
		</dl>
	);
}
