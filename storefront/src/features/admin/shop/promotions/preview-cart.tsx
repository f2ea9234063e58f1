"use client";

import { type PromotionBody, type PromotionPreview, previewPromotion } from "@confiserie/domain/contract/promotions";
import { formatCents } from "@confiserie/domain/format";
import { keepPreviousData } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { type Figure, ProductPicker, useTyped, WHOLE } from "@/features/admin/kit";
import { useOperation } from "@/lib/use-operation";
import { TextField } from "@/ui/text-field";

/** A cart of the merchant's choice at the terms as they are typed; null while they are not complete. */
export function PreviewCart({ promotion }: { promotion: PromotionBody | null }) {
	const [ids, setIds] = useState<string[]>([]);
	const [boxes, setBoxes] = useState<Record<string, Figure>>({});
	const boxesOf = (id: string) => (id in boxes ? boxes[id] : 1);
	const items = ids
		.map((id) => ({ productId: id, quantity: boxesOf(id) }))
		.filter(({ quantity }) => Number.isInteger(quantity) && (quantity ?? 0) > 0);
	const request = useDeferredValue(JSON.stringify({ promotion, items }));
	const { data, error } = useOperation(
		previewPromotion,
		{ body: JSON.parse(request) },
		{ enabled: promotion !== null && items.length > 0, placeholderData: keepPreviousData },
	);
	const lineOf = (id: string) => data?.lines.find(({ productId }) => productId === id);
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
				{error && <p className="text-rouge">{error.message}</p>}
				{!promotion && <p className="text-prune">Complétez la promotion pour la voir à l'œuvre.</p>}
				{promotion && items.length > 0 && data && (
					<>
						{data.refusal && <p className="mb-2 font-semibold text-caramel">{data.refusal}</p>}
						<dl className="flex flex-col gap-1">
							<Row term="Remise" value={formatCents(-data.discountCents)} />
							<Row term="Livraison" value={data.shippingCents === 0 ? "Offerte" : formatCents(data.shippingCents)} />
							<Row term="Total TTC" value={formatCents(data.totalCents)} />
						</dl>
					</>
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
					<span className="block text-prune">le carton</span>
				</p>
			)}
			<span className="w-20 shrink-0">
				<TextField
					label={`Cartons de ${name}`}
					hasHiddenLabel
					inputMode="numeric"
					autoComplete="off"
					{...useTyped(boxes, onChange, WHOLE)}
				/>
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
