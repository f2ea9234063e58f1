"use client";

import { type CartLine, QUANTITY } from "@confiserie/domain/cart/cart";
import { FALLBACK_PRODUCT_NAME } from "@confiserie/domain/catalogue/catalogue";
import type { ZoneVat } from "@confiserie/domain/delivery/options";
import { tierFor } from "@confiserie/domain/prices/tier-price";
import { Trash2 } from "lucide-react";
import { AllergenPlace } from "@/lib/allergens/slots";
import { IconButton } from "@/ui/icon-button";
import { Link } from "@/ui/link";
import { Price } from "@/ui/price";
import { QuantityStepper } from "@/ui/quantity-stepper";
import { LineImage } from "./line-image";
import { LinePrice } from "./line-price";
import {
	boxesText,
	changesOf,
	contentText,
	kilogramText,
	type LineCheck,
	nudgeOf,
	stockOf,
	tierText,
} from "./line-text";
import { OwnPriceMark } from "./own-price-mark";
import { readPricing } from "./stored-pricing";
import { useCart } from "./use-cart";

export interface CartRowProps {
	line: CartLine;
	check: LineCheck | undefined;
	/** Its layers have the price of a filled pallet: more boxes bring none that is lower. */
	isOnPallet: boolean;
	/** Whether the total counts it. */
	isCounted: boolean;
	zoneVat: ZoneVat | null;
	netCents: number | undefined;
	onRemove: () => void;
	onNavigate: () => void;
}

/** One line of the drawer: image, title, unit and tier, price, minus/plus, remove, and what changed. */
export function CartRow({ line, check, isOnPallet, isCounted, zoneVat, netCents, onRemove, onNavigate }: CartRowProps) {
	const { setQuantity, setBoxes } = useCart();
	const { product, quantity } = line;
	const pricing = readPricing(product.id);
	const kilogram = kilogramText(line, check);
	const changes = changesOf(line, check);
	const isTrouble = changes.some(({ tone }) => tone === "error");
	const nudge =
		isTrouble || isOnPallet
			? null
			: nudgeOf(line, pricing, check?.product ? stockOf(product.id, check.product) : undefined);
	const takeBoxes = (boxes: number) => {
		if (pricing) setBoxes({ ...pricing, id: product.id, name: product.title, imageUrl: product.img }, boxes);
	};
	const title = product.title || FALLBACK_PRODUCT_NAME;
	return (
		<li className="flex flex-col gap-3 border-b border-trait py-4 last:border-0">
			<div className="flex gap-4">
				<LineImage src={product.img} />
				<div className="min-w-0 flex-1">
					<div className="flex items-start justify-between gap-2">
						<Link
							href={`/products/${encodeURIComponent(product.id)}`}
							onClick={onNavigate}
							className="font-semibold hover:text-framboise hover:underline"
						>
							{title}
						</Link>
						<IconButton tone="plain" label={`Retirer ${title}`} onClick={onRemove} className="-mt-2 -mr-2">
							<Trash2 aria-hidden="true" className="size-4.5" />
						</IconButton>
					</div>
					<p className="text-sm text-prune">{contentText(line)}</p>
					<p className="text-sm text-prune">
						<Price of={tierText(line, pricing)} />
						{kilogram && (
							<>
								{" · "}
								<Price of={kilogram} />
							</>
						)}
					</p>
					{isOnPallet && pricing && tierFor(pricing, product.totalBoxes).orderType !== "pallet" && (
						<p className="text-sm text-pistache">Palette mixte&nbsp;: tarif palette, déduit du total</p>
					)}
					<OwnPriceMark product={product} />
					<AllergenPlace of={check?.product?.allergenInformation} />
				</div>
			</div>
			<div className="flex items-center justify-between gap-4">
				<QuantityStepper
					size="sm"
					value={quantity}
					max={Math.max(QUANTITY.detailMaximum, quantity)}
					onChange={(value) => setQuantity(product.id, value)}
					onBelowMin={onRemove}
					label={`Quantité de ${title}, unité : ${product.unitTypeDisplay.toLowerCase()}`}
				/>
				<p className="display text-lg">
					<LinePrice line={line} isCounted={isCounted} zoneVat={zoneVat} netCents={netCents} />
				</p>
			</div>
			{changes.map(({ tone, text, boxes }) => (
				<p
					key={text.ttc}
					role="status"
					className={`text-sm font-semibold ${tone === "error" ? "text-rouge" : "text-caramel"}`}
				>
					<Price of={text} />{" "}
					{boxes && <TakeBoxes label={`Prendre ${boxesText(product.id, boxes)}`} onTake={() => takeBoxes(boxes)} />}
				</p>
			))}
			{nudge && (
				<p className="text-sm text-pistache">
					<Price of={nudge.text} />{" "}
					<TakeBoxes label={`Passer à ${boxesText(product.id, nudge.boxes)}`} onTake={() => takeBoxes(nudge.boxes)} />
				</p>
			)}
		</li>
	);
}

function TakeBoxes({ label, onTake }: { label: string; onTake: () => void }) {
	return (
		<button
			type="button"
			onClick={onTake}
			className="min-h-6 font-bold text-framboise-fonce underline underline-offset-4 hover:text-framboise"
		>
			{label}
		</button>
	);
}
