"use client";

import type { LinePreview } from "@confiserie/domain/contract/order-corrections";
import { carriageRow } from "@confiserie/domain/delivery/delivery-words";
import { formatCents, formatPercent } from "@confiserie/domain/format";
import { theBox } from "@confiserie/domain/prices/tier-price";
import { type ReactNode, useEffect, useRef } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";

interface LinePreviewProps {
	preview: LinePreview;
	isBusy: boolean;
	/** Something is still to be typed. */
	isHeld?: boolean;
	onBack: () => void;
	onConfirm: () => void;
	/** Fields that are still to be filled in. */
	children?: ReactNode;
}

/** Figures of an order before and after a correction, and how the difference is settled; nothing is done before it is confirmed. */
export function LinePreviewTable({ preview, isBusy, isHeld = false, onBack, onConfirm, children }: LinePreviewProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const { before, after, lines } = preview;
	const changed = lines.filter((line) => line.boxes !== line.before || line.unitPrice !== line.unitPriceBefore);
	return (
		<div className="flex flex-col gap-4">
			<h3 ref={heading} tabIndex={-1} className="display text-lg">
				Ce qui change
			</h3>
			<div className="overflow-x-auto">
				<table className="w-full text-left">
					<thead>
						<tr className="border-b border-trait text-sm text-prune">
							<th scope="col" className="py-2 pr-3 font-normal">
								<span className="sr-only">Ligne</span>
							</th>
							<th scope="col" className="py-2 pr-3 text-right font-normal">
								Avant
							</th>
							<th scope="col" className="py-2 text-right font-normal">
								Après
							</th>
						</tr>
					</thead>
					<tbody>
						{changed.map((line) => (
							<Row
								key={line.productId}
								term={line.productName}
								detail={line.boxes > 0 ? priceWords(line) : "Retiré"}
								before={`${line.before}`}
								after={`${line.boxes}`}
							/>
						))}
						<Row term="Articles" before={formatCents(before.subtotal)} after={formatCents(after.subtotal)} />
						<Row
							term={
								carriageRow(preview.deliveryKind && { kind: preview.deliveryKind }, after.shipping, formatCents).term
							}
							{...(preview.deliveryName && { detail: preview.deliveryName })}
							before={formatCents(before.shipping)}
							after={formatCents(after.shipping)}
						/>
						<Row term="Total TTC" before={formatCents(before.total)} after={formatCents(after.total)} isStrong />
						<Row term="dont TVA" before={vatOf(before)} after={vatOf(after)} />
					</tbody>
				</table>
			</div>
			<Banner tone="info" title={settlementWords(preview)}>
				{preview.isInvoiceReplaced &&
					"La facture émise est annulée par un avoir, et une nouvelle facture la remplace. "}
				Le client reçoit la commande corrigée par e-mail.
			</Banner>
			{preview.refundByHand > 0 && (
				<Banner tone="warning" title={`${formatCents(preview.refundByHand)} à virer par vos soins`}>
					Cette part a été payée par virement. Elle est inscrite comme remboursée ; faites le virement vous-même.
				</Banner>
			)}
			{children}
			<div className="flex flex-wrap justify-end gap-3">
				<Button variant="secondary" onClick={onBack} disabled={isBusy}>
					Revenir à la saisie
				</Button>
				<Button busy={isBusy} busyLabel="Correction…" disabled={isHeld} onClick={onConfirm}>
					{preview.refund > 0 ? `Corriger et rendre ${formatCents(preview.refund)}` : "Corriger la commande"}
				</Button>
			</div>
		</div>
	);
}

/** "8,00 € → 9,00 € le carton", where a mixed pallet is not filled any more. */
function priceWords({ unitPrice, unitPriceBefore, ...of }: LinePreview["lines"][number]): string {
	const before = unitPriceBefore === null || unitPriceBefore === unitPrice ? "" : `${formatCents(unitPriceBefore)} → `;
	return `${before}${formatCents(unitPrice)} ${theBox(of)}`;
}

/** "15,33 € (20 %)": by rate, since another address changes the rate where the sum may stay. */
const vatOf = ({ taxes }: LinePreview["after"]): string =>
	taxes.map(({ vat, ratePercent }) => `${formatCents(vat)} (${formatPercent(ratePercent)})`).join(", ");

/** How the difference is settled, in a sentence. */
function settlementWords({ added, offBalance, refund, due }: LinePreview): string {
	const left = due > 0 ? ` Il restera ${formatCents(due)} à payer, par un lien envoyé au client.` : "";
	if (added > 0) return `${formatCents(added)} de plus.${left}`;
	if (offBalance + refund === 0) return `Le total ne change pas.${left}`;
	const back = refund > 0 ? ` ${formatCents(refund)} sont rendus au client.` : "";
	return `${formatCents(offBalance + refund)} de moins.${back}${left}`;
}

interface RowProps {
	term: string;
	detail?: string;
	before: string;
	after: string;
	isStrong?: boolean;
}

function Row({ term, detail, before, after, isStrong = false }: RowProps) {
	return (
		<tr className={isStrong ? "border-t border-trait font-bold" : "border-b border-trait last:border-0"}>
			<th scope="row" className={`w-full py-2 pr-3 ${isStrong ? "font-bold" : "font-normal"}`}>
				{term}
				{detail && <span className="block text-sm text-prune">{detail}</span>}
			</th>
			<td className="py-2 pr-3 text-right">{before}</td>
			<td className="py-2 text-right">{after}</td>
		</tr>
	);
}
