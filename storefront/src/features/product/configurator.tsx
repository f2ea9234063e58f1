"use client";
import { QUANTITY } from "@confiserie/domain/cart";
import type { OrderType } from "@confiserie/domain/tier-price";
import { Check } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useRef, useState } from "react";
import { useBoxesLeft, useCart } from "@/features/cart";
import { cartSource, StockIndicator, useAddToCart } from "@/features/catalogue";
import { Button } from "@/ui/button";
import { Price } from "@/ui/price";
import { QuantityStepper } from "@/ui/quantity-stepper";
import { isReachable } from "@/ui/reach";
import { useLate } from "@/ui/use-late";
import { useSettled } from "@/ui/use-settled";
import { boxWord, type ConfigurableProduct, choiceFigures, unitCount, unitName } from "./figures";
import { OrderTypeCards } from "./order-type-cards";
import { TierAdvice } from "./tier-advice";

/** What shows once the page was scrolled or a quantity chosen: it comes with the first touch, and is no part of a first load. */
const loadLate = () => import("./late-parts");

/** `children` stand above the price. Choice of unit and quantity with its live total, and the two ways on: the cart or the checkout. Source: spec §2. */
export function Configurator({ product, children }: { product: ConfigurableProduct; children?: ReactNode }) {
	const [orderType, setOrderType] = useState<OrderType>("box");
	const [quantity, setQuantity] = useState<number>(QUANTITY.minimum);
	const actions = useRef<HTMLDivElement>(null);
	const { isBusy, addToCart } = useAddToCart();
	const { lines } = useCart();
	const router = useRouter();
	const late = useLate(loadLate, useSettled());

	const figures = choiceFigures(product, orderType, quantity);
	const isSoldOut = product.stock <= 0;
	const left = useBoxesLeft(product.id, product.stock);
	/** All there is of it is in the cart already: there is nothing to add, and all to order. */
	const isTaken = !isSoldOut && left === 0;
	const isShort = !isSoldOut && !isTaken && figures.boxes > left;
	const choose = (next: { orderType: OrderType; quantity: number }) => {
		setOrderType(next.orderType);
		setQuantity(next.quantity);
	};
	const add = () => addToCart(cartSource(product), orderType, quantity);
	/** The order would be empty, or without this product, if it were not put in the cart first. */
	const order = () => {
		if (!lines.some((line) => line.product.id === product.id)) add();
		if (!isReachable("La commande")) return;
		router.push("/checkout");
	};
	const chosen = unitCount(product, orderType, quantity);

	return (
		<div className="flex flex-col gap-5">
			<OrderTypeCards
				product={product}
				value={orderType}
				onChange={(next) => choose({ orderType: next, quantity: 1 })}
			/>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
				<StockIndicator boxes={product.stock} unit={boxWord(product)} />
				{!isSoldOut && <p className="text-sm text-prune">Expédition sous 24-48 h</p>}
				<div className="-my-2 empty:hidden sm:ml-auto">{children}</div>
			</div>
			<div className="rounded-card bg-creme p-4 sm:p-5">
				<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
					<div role="status" className="text-sm text-prune">
						<p className="text-base font-semibold text-encre">{figures.breakdown}</p>
						<p className="flex flex-wrap gap-x-3">
							{figures.unitPrices.map((part) => (
								<span key={part.ttc} className="whitespace-nowrap">
									<Price of={part} />
								</span>
							))}
						</p>
					</div>
					<p className="ml-auto whitespace-nowrap">
						<span className="sr-only">Total : </span>
						<output className="display text-2xl sm:text-3xl">
							<Price of={figures.total} isBare />
						</output>
					</p>
				</div>
				<div ref={actions} className="mt-4 flex flex-wrap gap-3">
					<QuantityStepper
						label={`Quantité, en ${unitName(product, orderType).toLowerCase()}s`}
						value={quantity}
						onChange={setQuantity}
						max={QUANTITY.detailMaximum}
						className="max-sm:w-full"
					/>
					<Button
						size="lg"
						className="flex-1 whitespace-nowrap max-sm:px-4"
						disabled={isSoldOut || ((isShort || isTaken) && !isBusy)}
						busy={isBusy}
						busyLabel="Ajouté au panier"
						busyIcon={<Check aria-hidden="true" className="size-5" />}
						onClick={add}
					>
						{isSoldOut ? "Rupture de stock" : "Ajouter au panier"}
					</Button>
				</div>
				<Button variant="secondary" className="mt-3 w-full" disabled={isSoldOut || isShort} onClick={order}>
					Passer commande
				</Button>
				{isShort && !isBusy && late && (
					<late.StockShortage product={product} left={left} wanted={figures.boxes} onTake={choose} />
				)}
				{isTaken && <p className="mt-3 text-sm font-semibold text-caramel">Tout le stock est dans votre panier.</p>}
			</div>
			{!isSoldOut && <TierAdvice product={product} boxes={figures.boxes} onTake={choose} />}
			{late && !isSoldOut && !isTaken && (!isShort || isBusy) && (
				<late.BuyBar watched={actions} summary={chosen} total={figures.total} isBusy={isBusy} onAdd={add} />
			)}
		</div>
	);
}
