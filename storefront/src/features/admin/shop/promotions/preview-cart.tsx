"use client";

import { boxCount } from "@confiserie/domain/contract/payment";
import { type PromotionBody, type PromotionPreview, previewPromotion } from "@confiserie/domain/contract/promotions";
import { formatCents } from "@confiserie/domain/format";
import { boxesLabel } from "@confiserie/domain/prices/box-words";
import { theBox } from "@confiserie/domain/prices/tier-price";
import { keepPreviousData } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { type Figure, ProductPicker, Shown, WholeInput } from "@/features/admin/kit";
import { useOperation } from "@/lib/use-operation";

/** A cart of the merchant's choice at the terms as they are typed; null while they are not complete. */
export function PreviewCart({ promotion }: { promotion: PromotionBody | null }) {
	const [ids, setIds] = useState<string[]>([]);
	const [boxes, setBoxes] = useState<Record<string, Figure>>({});
	const boxesOf = (id: string) => (id in boxes ? boxes[id] : 1);
	const items = ids
		.map((id) => ({ productId: id, quantity: boxesOf(id) }))
		.filter(({ quantity }) => boxCount.safeParse(quantity).success);
	const request = useDeferredValue(JSON.stringify({ promotion, items }));
	const isAsked = promotion !== null && items.length > 0;
	const preview = useOperation(
		previewPromotion,
		{ body: JSON.parse(request) },
		{ enabled: isAsked, placeholderData: keepPreviousData },
	);
	const lineOf = (id: string) => preview.data?.lines.find(({ productId }) => productId === id);
	return (
		<section aria-labelledby="preview" className="min-w-0 rounded-card border border-trait bg-creme p-5">
			<h2 id="preview" className="display text-lg">
				Panier d'essai
			</h2>
			<p className="mt-1 mb-3 text-sm text-prune">
				Calculé par la boutique, cette promotion seule, sans limite ni période.
			</p>
			<ProductPicker
				ids={ids}
				onChange={setIds}
				label="Ajouter au panier d'essai"
				beside={(id, name) => (
					<Trial
						name={name}
						line={lineOf(id)}
						boxes={boxesOf(id)}
						onChange={(count) => setBoxes({ ...boxes, [id]: count })}
					/>
				)}
			/>
			<div role="status" className="mt-4 text-sm">
				{!promotion && <p className="text-prune">Complétez la promotion pour la voir à l'œuvre.</p>}
				{isAsked && (
					<Shown result={preview} failure="Impossible de calculer le panier d'essai" height="h-20">
						{({ refusal, discountCents, shippingCents, totalCents }) => (
							<>
								{refusal && <p className="mb-2 font-semibold text-caramel">{refusal}</p>}
								<dl className="flex flex-col gap-1">
									<Row term="Remise" value={formatCents(-discountCents)} />
									<Row term="Livraison" value={shippingCents === 0 ? "Offerte" : formatCents(shippingCents)} />
									<Row term="Total TTC" value={formatCents(totalCents)} />
								</dl>
							</>
						)}
					</Shown>
				)}
			</div>
		</section>
	);
}

interface TrialProps {
	/** Of the product. */
	name: string;
	line: PromotionPreview["lines"][number] | undefined;
	boxes: Figure;
	onChange: (boxes: Figure) => void;
}

function Trial({ name, line, boxes, onChange }: TrialProps) {
	return (
		<>
			{line && (
				<p className="text-right text-sm whitespace-nowrap">
					{line.unitPriceCents < line.listUnitPriceCents && (
						<s className="mr-2 text-prune">{formatCents(line.listUnitPriceCents)}</s>
					)}
					<strong>{formatCents(line.unitPriceCents)}</strong>
					<span className="block text-prune">{theBox(line)}</span>
				</p>
			)}
			<span className="w-20 shrink-0">
				<WholeInput label={`${boxesLabel(line ?? null)} de ${name}`} value={boxes} onChange={onChange} />
			</span>
		</>
	);
}

function Row({ term, value }: { term: string; value: string }) {
	return (
		<div className="flex justify-between gap-4">
			<dt>{term}</dt>
			<dd className="font-bold">{value}</dd>
		</div>
	);
}
