"use client";

import type { PackingLimits } from "@confiserie/domain/delivery/options";
import { formatCount } from "@confiserie/domain/format";
import { unitsFor } from "@confiserie/domain/prices/tier-price";
import { useMemo } from "react";
import { PalletList, useCart, useFreshLines } from "@/features/shop/cart";
import { AccountQueries } from "@/lib/account-queries";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { RetryBanner } from "@/ui/retry-banner";
import { joined, palletFigures } from "./figures";
import { PalletActions } from "./pallet-actions";
import { PalletView } from "./pallet-view";
import { ProductChoice } from "./product-choice";
import { ProductRow } from "./product-row";
import { inStock, useComposition } from "./use-composition";

interface PalletPageProps {
	packing: PackingLimits;
	categories: readonly { code: string; name: string }[];
}

/** One colour a product, in the order in which they were chosen. */
const COLOURS = ["framboise", "miel", "pistache", "myrtille", "caramel", "dragee", "prune", "grenadine"];

/** /palette: layers of products on a pallet beside its drawing. Layers in the cart stand on it too, as they do for the price. */
export function PalletPage(props: PalletPageProps) {
	return (
		<AccountQueries>
			<Composer {...props} />
		</AccountQueries>
	);
}

function Composer({ packing, categories }: PalletPageProps) {
	const cart = useCart();
	const { checks } = useFreshLines(cart.isReady);
	const composition = useComposition(packing);
	const { layers, products, notice, setNotice, change } = composition;
	const known = useMemo(() => {
		const checked = Object.values(checks).flatMap(({ product }) => (product ? [[product.id, product] as const] : []));
		return new Map([...checked, ...products]);
	}, [checks, products]);
	const inCart = cart.lines.flatMap(({ product: { id, totalBoxes } }) => {
		const product = known.get(id);
		return product ? [{ product, boxes: totalBoxes }] : [];
	});
	const chosen = joined(inCart, layers, products, packing);
	const figures = palletFigures(chosen, packing);
	const ids = [...new Set([...layers.keys(), ...chosen.map(({ product }) => product.id)])];
	const colourOf = (id: string) => `var(--color-${COLOURS[Math.max(0, ids.indexOf(id)) % COLOURS.length]})`;
	const added = [...layers].flatMap(([id, count]) => {
		const product = products.get(id);
		return product && count > 0 ? [{ product, count, boxes: count * (product.boxesPerLayer ?? 0) }] : [];
	});
	const count = added.reduce((sum, one) => sum + one.count, 0);
	const order = () => {
		for (const { product, boxes } of added) {
			const unit = unitsFor(product, boxes);
			cart.add(product, unit.orderType, unit.quantity);
		}
		change(new Map());
		setNotice({ tone: "success", text: `${formatCount(count, "couche ajoutée", "couches ajoutées")} au panier.` });
		cart.open();
	};
	const boxesOf = (some: readonly { boxes: number }[]) => some.reduce((sum, { boxes }) => sum + boxes, 0);
	return (
		<div className="lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-x-10">
			<div className="flex flex-col gap-5">
				{notice && <Banner tone={notice.tone}>{notice.text}</Banner>}
				{composition.retry ? (
					<RetryBanner title="Impossible de charger votre palette" onRetry={composition.retry} />
				) : (
					<PalletActions
						layers={layers}
						items={added.map(({ product, boxes }) => ({ productId: product.id, quantity: boxes }))}
						isReading={composition.isReading}
						onClear={() => change(new Map())}
						onSuggest={composition.suggest}
					/>
				)}
				<ProductChoice packing={packing} categories={categories}>
					{(product) => (
						<ProductRow
							product={product}
							packing={packing}
							layers={layers.get(product.id) ?? 0}
							most={inStock(product, cart.lines)}
							colour={layers.get(product.id) ? colourOf(product.id) : null}
							isLocked={!composition.isRead}
							onLayers={(count) => composition.set(product, count)}
						/>
					)}
				</ProductChoice>
			</div>
			{/* A phone has the view alone at its foot while the products scroll. */}
			<div className="contents lg:sticky lg:top-28 lg:col-start-2 lg:row-start-1 lg:block lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto">
				<PalletView figures={figures} packing={packing} products={known} colourOf={colourOf}>
					<Button disabled={count === 0} busy={composition.isReading} onClick={order}>
						Ajouter au panier
					</Button>
				</PalletView>
				{figures.pallets.length > 0 && (
					<section aria-label="Couches de la palette" className="mt-6 lg:mt-4">
						<PalletList pallets={figures.pallets} productOf={(id) => known.get(id)} colourOf={colourOf} />
						{boxesOf(chosen) > boxesOf(added) && (
							<p className="mt-2 text-sm text-prune">Avec les couches qui sont déjà dans votre panier.</p>
						)}
					</section>
				)}
			</div>
		</div>
	);
}
