"use client";
import { QUANTITY } from "@confiserie/domain/cart/cart";
import type { TierPrices } from "@confiserie/domain/prices/price-change";
import { type OrderType, unitName } from "@confiserie/domain/prices/tier-price";
import { Check } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { useBoxesLeft, useCart } from "@/features/shop/cart";
import { cartSource, Reduction, StockIndicator, useAddToCart } from "@/features/shop/catalogue";
import { Button } from "@/ui/button";
import { Price } from "@/ui/price";
import { QuantityStepper } from "@/ui/quantity-stepper";
import { isReachable } from "@/ui/reach";
import { useLate } from "@/ui/use-late";
import { useSettled } from "@/ui/use-settled";
import { type ConfigurableProduct, choiceFigures } from "./figures";
import { OrderTypeCards } from "./order-type-cards";
import { TierAdvice } from "./tier-advice";

const loadLate = () => import("./late-parts");

interface ConfiguratorProps {
	product: ConfigurableProduct;
	/** What the units of sale are. */
	help?: ReactNode;
	/** When it arrives, below the price. */
	promise?: ReactNode;
	/** When it leaves. */
	dispatch?: ReactNode;
	children?: ReactNode;
}

/**
 * Choice of unit and quantity with its live price, and the two ways on: the cart or the checkout. On a phone the total, the quantity
 * and the button stand at the foot of the screen (app/buy-bar.css). `children` stand beside the stock. Source: spec §2.
 */
export function Configurator({ product: catalogue, help, promise, dispatch, children }: ConfiguratorProps) {
	const [own, setOwn] = useState<TierPrices | null>(null);
	const product = { ...catalogue, ...own };
	const [orderType, setOrderType] = useState<OrderType>("box");
	const [quantity, setQuantity] = useState<number>(QUANTITY.minimum);
	const { isBusy, addToCart } = useAddToCart();
	const cart = useCart();
	const router = useRouter();
	const late = useLate(loadLate, useSettled());

	const figures = choiceFigures(product, orderType, quantity);
	const isSoldOut = product.stock <= 0;
	const left = useBoxesLeft(product.id, product.stock);
	/** All there is of it is in the cart already: there is nothing to add, and all to order. */
	const isTaken = !isSoldOut && left === 0;
	const isShort = !isTaken && figures.boxes > left;
	const choose = (next: { orderType: OrderType; quantity: number }) => {
		setOrderType(next.orderType);
		setQuantity(next.quantity);
	};
	const add = () => addToCart(cartSource(product), orderType, quantity);
	/** The order would be empty, or without this product, if it were not put in the cart first. */
	const order = () => {
		if (!cart.lines.some((line) => line.product.id === product.id)) cart.add(cartSource(product), orderType, quantity);
		if (!isReachable("La commande")) return;
		router.push("/checkout");
	};

	return (
		<div className="flex flex-col gap-3 sm:gap-5">
			<div role="status">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<span className="display text-2xl sm:text-3xl">
						<Price of={figures.boxPrice} isBare />
					</span>
					{!own && figures.reduction && <Reduction {...figures.reduction} />}
					{late && <late.OwnPrices product={catalogue} boxes={figures.boxes} onPrices={setOwn} />}
				</p>
				<p className="flex flex-wrap gap-x-3 text-sm text-prune *:whitespace-nowrap">
					<span>{figures.content}</span>
					{figures.comparisons.map((part) => (
						<span key={part.ttc}>
							<Price of={part} />
						</span>
					))}
				</p>
			</div>
			{promise}
			<OrderTypeCards
				product={product}
				help={help}
				value={orderType}
				onChange={(next) => choose({ orderType: next, quantity: 1 })}
			/>
			{late && (
				<late.StockShortage product={product} left={left} wanted={figures.boxes} onTake={choose} isBusy={isBusy} />
			)}
			<div className="rounded-card bg-creme p-4 sm:p-5">
				<div className="grid gap-x-6 gap-y-3 md:grid-cols-[1fr_auto] md:items-center">
					<p role="status" className="font-semibold">
						{figures.breakdown}
					</p>
					<div className="buy-bar">
						<p>
							<span className="sr-only">{"Total\u00a0: "}</span>
							<output className="display text-xl sm:text-3xl">
								<Price of={figures.total} isBare />
							</output>
						</p>
						<div>
							<QuantityStepper
								label={`Quantité, en ${unitName(product, orderType).toLowerCase()}s`}
								value={quantity}
								onChange={setQuantity}
								max={QUANTITY.detailMaximum}
							/>
							<Button
								size="lg"
								disabled={(isShort || isTaken) && !isBusy}
								busy={isBusy}
								busyLabel={<ToCart word="Ajouté" />}
								busyIcon={<Check aria-hidden="true" className="size-5" />}
								onClick={add}
							>
								{isSoldOut ? "Rupture de stock" : <ToCart word="Ajouter" />}
							</Button>
						</div>
					</div>
				</div>
				<Button variant="secondary" className="mt-3 w-full" disabled={isShort} onClick={order}>
					Passer commande
				</Button>
			</div>
			{!isSoldOut && <TierAdvice product={product} boxes={figures.boxes} onTake={choose} />}
			<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
				<StockIndicator boxes={product.stock} of={product} />
				{!isSoldOut && dispatch}
				<div className="-my-2 sm:ml-auto lg:hidden">{children}</div>
			</div>
			{late && <late.DeliveryLine product={product} boxes={figures.boxes} />}
			{late && <late.MarkTier tier={figures.tier} />}
		</div>
	);
}

/** "Ajouter au panier"; a phone shows the first word. */
function ToCart({ word }: { word: string }) {
	return (
		<span>
			{word} <span className="max-md:sr-only">au panier</span>
		</span>
	);
}
