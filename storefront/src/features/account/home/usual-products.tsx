"use client";

import { listUsualProducts, type UsualProduct } from "@confiserie/domain/contract/quick-order";
import { priceText } from "@confiserie/domain/prices/price-text";
import {
	formatBoxes,
	lineTotalCents,
	type OrderType,
	tiers,
	UNITS,
	unitBoxes,
	unitName,
	unitsFor,
} from "@confiserie/domain/prices/tier-price";
import { Check } from "lucide-react";
import { useId, useState } from "react";
import { LineImage, useBoxesLeft } from "@/features/shop/cart";
import { StockIndicator, useAddToCart } from "@/features/shop/catalogue";
import { AllergenPlace } from "@/lib/allergens/slots";
import { useOperation } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Link } from "@/ui/link";
import { Loading } from "@/ui/loading";
import { Price } from "@/ui/price";
import { QuantityStepper } from "@/ui/quantity-stepper";
import { RetryBanner } from "@/ui/retry-banner";

/** Those ordered most often; the others stand beside the quick order. */
const SHOWN = 4;

/** The products that the customer orders most often, each by box, layer or pallet; nothing before the first order. */
export function UsualProducts() {
	const { data, isError, refetch } = useOperation(listUsualProducts, {});
	if (isError) return <RetryBanner title="Impossible de charger vos produits habituels" onRetry={() => refetch()} />;
	if (!data) return <Loading label="Chargement de vos produits habituels…" heights={["h-60"]} />;
	if (data.length === 0) return null;
	return (
		<section aria-labelledby="usual-products">
			<div className="flex flex-wrap items-center justify-between gap-x-6">
				<h2 id="usual-products" className="display text-xl">
					Vos produits habituels
				</h2>
				{data.length > SHOWN && (
					<ButtonLink href="/commande-rapide" variant="ghost" size="sm">
						Tous dans la commande rapide
					</ButtonLink>
				)}
			</div>
			<ul className="mt-3 grid gap-3 lg:grid-cols-2">
				{data.slice(0, SHOWN).map((usual) => (
					<UsualCard key={usual.product.id} {...usual} />
				))}
			</ul>
		</section>
	);
}

/** Begins with what was ordered last time. */
function UsualCard({ product, boxes: lastBoxes }: UsualProduct) {
	const name = useId();
	const last = unitsFor(product, lastBoxes);
	const [unit, setUnit] = useState<OrderType>(last.orderType);
	const [wanted, setWanted] = useState(last.quantity);
	const { isBusy, addToCart } = useAddToCart();
	const left = useBoxesLeft(product.id, product.stock);
	const boxesPerUnit = unitBoxes(product, unit) ?? 1;
	const most = Math.floor(left / boxesPerUnit);
	const quantity = Math.max(1, Math.min(wanted, most));
	const boxes = quantity * boxesPerUnit;
	return (
		<li className="flex flex-col gap-3 rounded-card border border-trait bg-white p-4">
			<div className="flex items-center gap-3">
				<LineImage src={product.imageUrl} size={56} />
				<div className="min-w-0 flex-1">
					<h3 className="leading-snug font-semibold">
						<Link href={`/products/${product.id}`} className="hover:text-framboise hover:underline">
							{product.name}
						</Link>
					</h3>
					<div className="text-sm">
						<StockIndicator boxes={product.stock} of={product} />
					</div>
					<AllergenPlace of={product.allergenInformation} />
				</div>
				<p className="text-right">
					<strong>
						<Price of={priceText(product.vatRate, ({ bare }) => bare(lineTotalCents(product, boxes)))} isBare />
					</strong>
					<span className="block text-sm text-prune">{formatBoxes(boxes, product)}</span>
				</p>
			</div>
			<fieldset className="flex flex-wrap gap-2">
				<legend className="sr-only">{`Unité de ${product.name}`}</legend>
				{tiers(product).map(({ orderType }) => (
					<label
						key={orderType}
						className="choice-card min-h-11 flex-1 items-center justify-center px-3 py-1 text-sm font-semibold"
					>
						<input
							type="radio"
							name={name}
							checked={orderType === unit}
							onChange={() => {
								setUnit(orderType);
								setWanted(1);
							}}
							className="sr-only"
						/>
						{unitName(product, orderType)}
					</label>
				))}
			</fieldset>
			<div className="flex items-start gap-3">
				<QuantityStepper
					label={`Quantité de ${product.name}, unité\u00a0: ${unitName(product, unit).toLowerCase()}`}
					value={quantity}
					onChange={setWanted}
					max={Math.max(1, most)}
					size="sm"
				/>
				<Button
					size="sm"
					className="flex-1"
					busy={isBusy}
					busyLabel="Ajouté"
					busyIcon={<Check aria-hidden="true" className="size-5" />}
					disabled={most < 1 && !isBusy}
					onClick={() => addToCart(product, unit, quantity)}
					aria-label={isBusy ? undefined : `Ajouter ${product.name} au panier`}
				>
					Ajouter
				</Button>
			</div>
			{most < 1 && !isBusy && (
				<p className="text-sm text-caramel">
					{left === 0 ? "Plus rien de disponible." : `Moins d'une ${UNITS[unit].word} disponible.`}
				</p>
			)}
		</li>
	);
}
