import { formatWeight } from "@confiserie/domain/format";
import { type OrderType, savingPercent } from "@confiserie/domain/prices/tier-price";
import { netWeightGrams } from "@confiserie/domain/prices/unit-price";
import { type ReactNode, useId } from "react";
import { Badge } from "@/ui/badge";
import { classNames } from "@/ui/class-names";
import { Price } from "@/ui/price";
import { type ConfigurableProduct, orderTypeCards } from "./figures";

interface OrderTypeCardsProps {
	product: ConfigurableProduct;
	value: OrderType;
	onChange: (orderType: OrderType) => void;
	/** Beside the legend. */
	help: ReactNode;
}

/** Box, layer and pallet as cards: one choice among those that exist, with arrows to move between them; nothing to choose from one. */
export function OrderTypeCards({ product, value, onChange, help }: OrderTypeCardsProps) {
	const name = useId();
	const cards = orderTypeCards(product);
	if (cards.length === 1) return null;
	return (
		<fieldset>
			<legend className="float-left text-sm leading-7 font-semibold">Commander par</legend>
			<div className="mb-1 text-right sm:mb-2">{help}</div>
			<div className={classNames("clear-both grid gap-2 sm:gap-3", cards.length === 3 ? "grid-cols-3" : "grid-cols-2")}>
				{cards.map((card) => {
					const saving = savingPercent(product, card);
					return (
						<label key={card.orderType} className="choice-card flex-col px-2.5 py-2 sm:px-4 sm:py-3">
							<input
								type="radio"
								name={name}
								value={card.orderType}
								checked={card.orderType === value}
								onChange={() => onChange(card.orderType)}
								className="sr-only"
							/>
							<span className="flex flex-wrap items-center justify-between gap-x-2">
								<strong className="sm:text-lg">{card.name}</strong>
								{saving > 0 && (
									<Badge tone="success">
										<span className="sr-only">Économie de </span>−{saving} %
									</Badge>
								)}
							</span>
							<span className="flex flex-wrap gap-x-2 text-xs text-prune sm:text-sm">
								{(card.content.length ? card.content : [formatWeight(netWeightGrams(product, 1))]).map((part) => (
									<span key={part} className="whitespace-nowrap">
										{part}
									</span>
								))}
							</span>
							<span className="text-xs font-semibold sm:text-sm">
								<Price of={card.price} />
							</span>
						</label>
					);
				})}
			</div>
		</fieldset>
	);
}
