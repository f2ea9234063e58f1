"use client";

import { countStock, type Lot, listLots } from "@confiserie/domain/contract/lots";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { formatBoxSum } from "@confiserie/domain/prices/box-words";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { useRef, useState } from "react";
import { Detail, EditForm, FieldGrid, TextField, useEditForm, WholeField } from "@/features/admin/kit";
import { May } from "@/features/admin/shell";
import { useKey } from "@/lib/use-key";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Link } from "@/ui/link";
import { LotActs } from "./lot-acts";

/** Lots of a product that are there: withheld ones, then the others in the order in which they leave. */
export function LotsCard({ productId }: { productId: string }) {
	return (
		<section aria-labelledby="lots" className="rounded-card border border-trait bg-white p-5 sm:p-6">
			<h2 id="lots" className="display mb-2 text-xl">
				Lots en stock
			</h2>
			<Detail
				operation={listLots}
				input={{ query: { productId, inStock: "true", size: 100 } }}
				failure="Impossible de charger les lots"
				height="h-16"
			>
				{({ content }) => (
					<>
						<p className="text-sm text-prune">
							{content.length === 0 ? "Rien en stock." : `${formatBoxSum(content)}, premier expiré, premier sorti. `}
							<Link href="/admin/receipts" className="font-semibold underline underline-offset-4">
								Noter une réception
							</Link>
						</p>
						<ul className="divide-y divide-trait">
							{content.map((lot) => (
								<LotLine key={lot.id} lot={lot} />
							))}
						</ul>
					</>
				)}
			</Detail>
		</section>
	);
}

/** Badges of a lot that is blocked, or near or past its date. */
export function LotBadges({ lot }: { lot: Pick<Lot, "isShort" | "isUnsafe" | "blockedAt" | "withheld"> }) {
	if (lot.isUnsafe) return <Badge tone="danger">DLC passée</Badge>;
	if (lot.blockedAt) return <Badge tone="danger">Bloqué</Badge>;
	if (lot.withheld > 0) return <Badge tone="danger">Retenu</Badge>;
	return lot.isShort ? <Badge tone="warning">À écouler</Badge> : null;
}

/** "8 cartons en stock, 4 cartons retenus". */
export const boxesWords = ({ boxes, withheld, ...of }: Pick<Lot, "boxes" | "withheld" | "piecesPerBox">) =>
	[
		...(boxes > 0 || withheld === 0 ? [`${formatBoxes(boxes, of)} en stock`] : []),
		...(withheld > 0 ? [formatBoxes(withheld, of, "retenu")] : []),
	].join(", ");

function LotLine({ lot }: { lot: Lot }) {
	// As it was when its count began: boxes may leave while they are counted.
	const [counted, setCounted] = useState<Lot | null>(null);
	const button = useRef<HTMLButtonElement>(null);
	const close = () => {
		setCounted(null);
		button.current?.focus();
	};
	return (
		<li className="py-3">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<p className="min-w-40 flex-1 wrap-anywhere">
					<Link
						href={`/admin/recalls?lot=${encodeURIComponent(lot.id)}`}
						className="font-semibold text-framboise-fonce underline underline-offset-4"
					>
						{lotWords(lot)}
					</Link>
					{lot.suppliers.length > 0 && <span className="block text-sm text-prune">{lot.suppliers.join(", ")}</span>}
				</p>
				<LotBadges lot={lot} />
				<span className="font-bold whitespace-nowrap">{boxesWords(lot)}</span>
				<LotActs lot={lot} isBlockOnly={lot.withheld === 0} />
				{lot.isShort && !lot.isUnsafe && (
					<May permission="promotions.change">
						<ButtonLink
							variant="secondary"
							size="sm"
							href={`/admin/promotions/new?product=${encodeURIComponent(lot.productId)}`}
							aria-label={`Créer une promotion pour écouler : ${lotWords(lot)}`}
						>
							Créer une promotion
						</ButtonLink>
					</May>
				)}
				{lot.boxes > 0 && (
					<May permission="stock.change">
						<Button
							ref={button}
							variant="secondary"
							size="sm"
							aria-expanded={counted !== null}
							aria-label={`Compter : ${lotWords(lot)}`}
							onClick={() => setCounted(counted ? null : lot)}
						>
							Compter
						</Button>
					</May>
				)}
			</div>
			{counted && <CountForm key={counted.boxes} lot={counted} onReload={async () => setCounted(lot)} onDone={close} />}
		</li>
	);
}

interface CountFormProps {
	lot: Lot;
	/** Counts the lot as it is by now. */
	onReload: () => Promise<void>;
	onDone: () => void;
}

function CountForm({ lot, onReload, onDone }: CountFormProps) {
	const keyOf = useKey();
	const form = useEditForm(countStock, {
		start: { key: "", lines: [{ lotId: lot.id, boxes: lot.boxes, previousBoxes: lot.boxes }], reason: "" },
		// Names the draft: each lot has its own.
		params: { id: lot.id },
		changes: "everything",
		failure: "Le comptage n'a pas pu être enregistré. Réessayez.",
		sends: ({ lines, reason }) => ({ lines, reason, key: keyOf({ lines, reason }) }),
		onSaved: onDone,
	});
	return (
		<EditForm form={{ ...form, reload: form.reload && onReload }} legend={`Compter : ${lotWords(lot)}`}>
			<FieldGrid>
				<WholeField {...form.field("lines.0.boxes")} label="Quantité comptée" autoFocus />
				<TextField
					{...form.field("reason")}
					label="Motif"
					hint={`Le stock du produit suit. Jusqu'ici\u00a0: ${formatBoxes(lot.boxes, lot)}.`}
					maxLength={200}
				/>
			</FieldGrid>
		</EditForm>
	);
}
