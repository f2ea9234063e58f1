"use client";

import { type CartLine, cartCount } from "@confiserie/domain/cart/cart";
import type { OfferedOption } from "@confiserie/domain/contract/payment";
import { carriageRow, isPickup } from "@confiserie/domain/delivery/delivery-words";
import type { ZoneVat } from "@confiserie/domain/delivery/options";
import { formatCents, formatCount } from "@confiserie/domain/format";
import { toCents } from "@confiserie/domain/money";
import type { PriceText } from "@confiserie/domain/prices/price-text";
import { netSum } from "@confiserie/domain/tax/vat-words";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import {
	cartTax,
	contentText,
	LineImage,
	LinePrice,
	lineNets,
	NetRow,
	OwnPriceMark,
	PromotionRows,
	UnavailableNote,
	VatRows,
} from "@/features/shop/cart";
import { Price } from "@/ui/price";
import type { Totals } from "./totals";

export interface OrderSummaryProps {
	lines: readonly CartLine[];
	/** Those that the totals count; all of them when absent. */
	counted?: readonly CartLine[];
	totals: Totals;
	/** The part that is paid now, when it is not the whole; in cents. */
	deposit?: { percentage: number; amountCents: number };
	/** True while the shipping cost is the storefront's own estimate. */
	isEstimate?: boolean;
	/** How and when it leaves and arrives; null while that is not known. */
	arrival: string | null;
	option?: OfferedOption | undefined;
	/** What leads on from here, below the total. */
	children?: ReactNode;
}

/**
 * Every product and every cost of the order, before any card is asked for. On a phone a line with count, shipping and total,
 * that unfolds.
 */
export function OrderSummary({
	lines,
	counted = lines,
	totals,
	deposit,
	isEstimate = false,
	arrival,
	option,
	children,
}: OrderSummaryProps) {
	const [isOpen, setOpen] = useState(false);
	const contentId = useId();
	const carriage = carriageRow(option, totals.shippingCents, formatCents);
	const [what, free] = isPickup(option) ? ["retrait", "retrait gratuit"] : ["port", "port offert"];
	const shipping = totals.shippingCents === 0 ? free : `dont ${what} ${formatCents(totals.shippingCents)} TTC`;
	const { goods, delivery } = partTexts(counted, totals);
	const articles = formatCount(cartCount(counted), "article");
	return (
		<section aria-labelledby="order-summary" className="rounded-card bg-creme px-4 py-2 sm:p-6">
			<h2 id="order-summary" className="display text-xl max-lg:sr-only">
				Récapitulatif
			</h2>
			<button
				type="button"
				aria-expanded={isOpen}
				aria-controls={contentId}
				onClick={() => setOpen(!isOpen)}
				className="flex min-h-11 w-full items-center gap-3 text-left lg:hidden"
			>
				<span className="min-w-0 flex-1">
					<span className="font-bold">{isOpen ? "Masquer la commande" : "Voir la commande"}</span>
					<span className="block text-sm text-prune">{`${articles}, ${shipping}`}</span>
				</span>
				<span className="display text-xl">
					<Price of={{ ttc: formatCents(totals.totalCents), ht: null }} isBare />
				</span>
				<ChevronDown aria-hidden="true" className={`size-5 shrink-0 ${isOpen ? "rotate-180" : ""}`} />
			</button>
			<div id={contentId} className={isOpen ? "" : "max-lg:hidden"}>
				<Lines lines={lines} counted={counted} zoneVat={totals.zoneVat} />
				<UnavailableNote count={lines.length - counted.length} />
				{arrival && <p className="mt-3 text-sm text-prune">{arrival}</p>}
				<dl className="mt-4 flex flex-col gap-2">
					<Row term="Sous-total" value={<Price of={goods} isBare />} />
					<PromotionRows promotions={totals.promotions} />
					<Row
						term={isEstimate ? `${carriage.term} (estimation)` : carriage.term}
						value={totals.shippingCents === 0 ? carriage.value : <Price of={delivery} isBare />}
					/>
					<NetRow taxes={totals.taxes} />
					<div className="mt-1 flex items-baseline justify-between gap-4 border-t border-trait pt-3">
						<dt className="font-bold">
							Total <span className="text-sm font-normal text-prune">TTC</span>
						</dt>
						<dd className="display text-2xl">{formatCents(totals.totalCents)}</dd>
					</div>
					<VatRows taxes={totals.taxes} />
					{deposit && (
						<>
							<Row term={`Acompte (${deposit.percentage} %)`} value={formatCents(deposit.amountCents)} />
							<Row term="Restant dû" value={formatCents(totals.totalCents - deposit.amountCents)} />
						</>
					)}
				</dl>
			</div>
			{children}
		</section>
	);
}

/** Goods and delivery in both views; without VAT they add up to the total without it. */
function partTexts(lines: readonly CartLine[], totals: Totals): { goods: PriceText; delivery: PriceText } {
	const discountCents = totals.promotions.reduce((sum, { discount }) => sum + toCents(discount), 0);
	// Of a reduced price the page knows no VAT by itself.
	const netWith = (shippingCents: number) =>
		netSum((discountCents > 0 ? null : cartTax(lines, shippingCents, totals.zoneVat))?.totals ?? []);
	const net = netWith(0);
	const part = (cents: number, partNet: number): PriceText => ({
		ttc: formatCents(cents),
		ht: net > 0 ? formatCents(partNet) : null,
	});
	return {
		goods: part(totals.subtotalCents + discountCents, net),
		delivery: part(totals.shippingCents, netWith(totals.shippingCents) - net),
	};
}

/** More lines than this scroll beside the step, so that total and button stay in sight. */
const LINES_IN_SIGHT = 3;

interface LinesProps {
	lines: readonly CartLine[];
	counted: readonly CartLine[];
	zoneVat: ZoneVat | null;
}

function Lines({ lines, counted, zoneVat }: LinesProps) {
	const netOf = lineNets(counted, zoneVat);
	const list = (
		<ul className="flex flex-col">
			{lines.map((line) => (
				<li key={line.product.id} className="flex items-center gap-3 border-b border-trait py-3">
					<LineImage src={line.product.img} size={56} />
					<div className="min-w-0 flex-1">
						<p className="font-semibold">{line.product.title}</p>
						<p className="text-sm text-prune">{contentText(line)}</p>
						<OwnPriceMark product={line.product} />
					</div>
					<p className="font-semibold whitespace-nowrap">
						<LinePrice line={line} isCounted={counted.includes(line)} zoneVat={zoneVat} netCents={netOf(line)} />
					</p>
				</li>
			))}
		</ul>
	);
	if (lines.length <= LINES_IN_SIGHT) return <div className="mt-3">{list}</div>;
	return (
		<section
			aria-label="Produits de la commande"
			// biome-ignore lint/a11y/noNoninteractiveTabindex: beside the step it scrolls, and arrow keys scroll only what has the focus.
			tabIndex={0}
			className="mt-3 lg:max-h-[max(11rem,100dvh-34rem)] lg:overflow-y-auto lg:pr-2"
		>
			{list}
		</section>
	);
}

function Row({ term, value }: { term: string; value: ReactNode }) {
	return (
		<div className="flex items-baseline justify-between gap-4">
			<dt className="text-prune">{term}</dt>
			<dd className="font-semibold">{value}</dd>
		</div>
	);
}
