"use client";

import { previewPromotion } from "@confiserie/domain/contract/promotions";
import { formatCents } from "@confiserie/domain/format";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { TextField } from "@/ui/text-field";
import { type PickedProduct, ProductPicker } from "./product-picker";
import { bodyOf, type PromotionValues, validate } from "./values";

/** What a preview is asked with in place of what is not chosen yet: neither counts. */
const UNNAMED = { name: "Aperçu", trigger: "code", code: "APERCU", startsAt: "", endsAt: "" } as const;

/** A cart of the merchant's choice at the terms as they are typed. */
export function PreviewCart({ values }: { values: PromotionValues }) {
	const [products, setProducts] = useState<PickedProduct[]>([]);
	const [boxes, setBoxes] = useState<Record<string, string>>({});
	const asked = { ...values, ...UNNAMED };
	const isValid = Object.keys(validate(asked)).length === 0;
	const items = products.flatMap(({ id }) => {
		const quantity = Number(boxes[id] ?? "1");
		return Number.isInteger(quantity) && quantity > 0 ? [{ productId: id, quantity }] : [];
	});
	const request = useDeferredValue(JSON.stringify({ promotion: isValid ? bodyOf(asked) : null, items }));
	const { data, error } = useQuery({
		queryKey: [...keyOf(previewPromotion), request],
		queryFn: ({ signal }) => {
			const { promotion, items: lines } = JSON.parse(request);
			return call(previewPromotion, { body: { promotion, items: lines }, signal });
		},
		enabled: isValid && items.length > 0,
		placeholderData: keepPreviousData,
	});
	const lineOf = (id: string) => data?.lines.find(({ productId }) => productId === id);
	return (
		<section aria-labelledby="preview" className="min-w-0 rounded-card border border-trait bg-creme p-5">
			<h2 id="preview" className="display text-lg">
				Panier d'essai
			</h2>
			<p className="mt-1 mb-3 text-sm text-prune">
				Calculé par la boutique, cette promotion seule, sans limite ni période.
			</p>
			<ProductPicker products={products} onChange={setProducts} label="Ajouter au panier d'essai" />
			{products.map(({ id, name }) => {
				const line = lineOf(id);
				return (
					<div key={id} className="mt-3 flex items-end justify-between gap-3">
						<TextField
							label={`Cartons de ${name}`}
							inputMode="numeric"
							autoComplete="off"
							value={boxes[id] ?? "1"}
							onChange={(event) => setBoxes({ ...boxes, [id]: event.target.value })}
						/>
						{line && (
							<p className="text-right text-sm whitespace-nowrap">
								{line.unitPriceCents < line.listUnitPriceCents && (
									<s className="mr-2 text-prune">{formatCents(line.listUnitPriceCents)}</s>
								)}
								<strong>{formatCents(line.unitPriceCents)}</strong>
								<span className="block text-prune">le carton</span>
							</p>
						)}
					</div>
				);
			})}
			<div role="status" className="mt-4 text-sm">
				{error && <p className="text-rouge">{error.message}</p>}
				{!isValid && <p className="text-prune">Complétez la promotion pour la voir à l'œuvre.</p>}
				{isValid && items.length > 0 && data && (
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

function Row({ term, value }: { term: string; value: string }) {
	return (
		<div className="flex justify-between gap-4">
			<dt>{term}</dt>
			<dd className="font-bold">{value}</dd>
		</div>
	);
}
