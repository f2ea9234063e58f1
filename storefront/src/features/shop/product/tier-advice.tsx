import type { OrderType } from "@confiserie/domain/prices/tier-price";
import { Lightbulb } from "lucide-react";
import { classNames } from "@/ui/class-names";
import { Price } from "@/ui/price";
import { type ConfigurableProduct, tierAdvice } from "./figures";

interface TierAdviceProps {
	product: ConfigurableProduct;
	boxes: number;
	onTake: (choice: { orderType: OrderType; quantity: number }) => void;
}

/** The better price in reach, with the button that takes it. Never offers more than the stock. */
export function TierAdvice({ product, boxes, onTake }: TierAdviceProps) {
	const advice = tierAdvice(product, boxes);
	if (!advice) return null;
	return (
		<div
			className={classNames(
				"flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-4 py-2 text-sm",
				advice.isSaving ? "bg-pistache-clair text-pistache" : "bg-myrtille-clair text-myrtille",
			)}
		>
			<Lightbulb aria-hidden="true" className="size-5 shrink-0" />
			<p className="min-w-48 flex-1 font-medium">
				<Price of={advice.text} />
			</p>
			<button
				type="button"
				onClick={() => onTake(advice.choice)}
				className="min-h-11 font-bold underline underline-offset-4 hover:no-underline"
			>
				{advice.choice.label}
			</button>
		</div>
	);
}
