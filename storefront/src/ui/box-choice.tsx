import { formatCount } from "@confiserie/domain/format";
import { boxWord } from "@confiserie/domain/prices/tier-price";
import type { ReactNode } from "react";
import { QuantityStepper } from "./quantity-stepper";

interface BoxChoiceProps {
	productName: string;
	piecesPerBox: number | undefined;
	/** Boxes of it in the order. */
	ordered: number;
	/** How many of them may be chosen; 0 leaves no choice. */
	most: number;
	/** 0 for an article that is not concerned. */
	boxes: number;
	onBoxes: (boxes: number) => void;
	/** What is to be known of this article. */
	children?: ReactNode;
}

/** One article of an order: concerned or not, and how many boxes of it. */
export function BoxChoice({ productName, piecesPerBox, ordered, most, boxes, onBoxes, children }: BoxChoiceProps) {
	const word = boxWord({ piecesPerBox });
	return (
		<li className="flex flex-col gap-2 py-3">
			<label className="flex min-h-11 items-center gap-3">
				<input
					type="checkbox"
					checked={boxes > 0}
					disabled={most === 0}
					onChange={(event) => onBoxes(event.target.checked ? most : 0)}
					className="size-5 shrink-0 accent-framboise"
				/>
				<span className="font-semibold">{`${productName}, ${formatCount(ordered, word)}`}</span>
			</label>
			{children}
			{boxes > 0 && most > 1 && (
				<div className="flex items-center gap-3">
					<QuantityStepper
						label={`Quantité de ${productName}, en ${word}s`}
						value={boxes}
						onChange={onBoxes}
						max={most}
						size="sm"
					/>
					<span className="text-sm text-prune">{`sur ${formatCount(most, word)}`}</span>
				</div>
			)}
		</li>
	);
}
