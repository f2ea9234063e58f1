import type { OrderItem } from "@confiserie/domain/contract/order";
import { formatCount } from "@confiserie/domain/format";
import { QuantityStepper } from "@/ui/quantity-stepper";

interface BoxChoiceProps {
	item: Pick<OrderItem, "productName" | "quantity">;
	/** 0 for an article that is as it should be. */
	boxes: number;
	onBoxes: (boxes: number) => void;
}

/** One article of the order: concerned or not, and how many boxes of it. */
export function BoxChoice({ item: { productName, quantity }, boxes, onBoxes }: BoxChoiceProps) {
	return (
		<li className="flex flex-col gap-2 py-3">
			<label className="flex min-h-11 items-center gap-3">
				<input
					type="checkbox"
					checked={boxes > 0}
					onChange={(event) => onBoxes(event.target.checked ? quantity : 0)}
					className="size-5 shrink-0 accent-framboise"
				/>
				<span className="font-semibold">{`${productName}, ${formatCount(quantity, "carton")}`}</span>
			</label>
			{boxes > 0 && quantity > 1 && (
				<div className="flex items-center gap-3">
					<QuantityStepper
						label={`Cartons de ${productName} concernés`}
						value={boxes}
						onChange={onBoxes}
						max={quantity}
						size="sm"
					/>
					<span className="text-sm text-prune">{`cartons concernés, sur ${quantity}`}</span>
				</div>
			)}
		</li>
	);
}
