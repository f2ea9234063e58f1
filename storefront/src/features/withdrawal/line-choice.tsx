import type { WithdrawableOrder } from "@confiserie/domain/contract/withdrawal";
import { formatCount } from "@confiserie/domain/format";
import { WITHDRAWAL_RIGHTS } from "@confiserie/domain/withdrawal/right";
import { QuantityStepper } from "@/ui/quantity-stepper";

interface LineChoiceProps {
	line: WithdrawableOrder["lines"][number];
	/** 0 for a line that is kept. */
	boxes: number;
	onBoxes: (boxes: number) => void;
}

/** One article: withdrawn or kept, and how many boxes of it; or why not. */
export function LineChoice({ line, boxes, onBoxes }: LineChoiceProps) {
	const { productName, right, openBoxes } = line;
	const { isOpen, explanation } = WITHDRAWAL_RIGHTS[right];
	return (
		<li className="flex flex-col gap-2 py-3">
			<label className="flex min-h-11 items-center gap-3">
				<input
					type="checkbox"
					checked={boxes > 0}
					disabled={openBoxes === 0}
					onChange={(event) => onBoxes(event.target.checked ? openBoxes : 0)}
					className="size-5 shrink-0 accent-framboise"
				/>
				<span className="font-semibold">{`${productName}, ${formatCount(line.boxes, "carton")}`}</span>
			</label>
			{right !== "FREE" && <p className="text-sm text-prune">{explanation}</p>}
			{isOpen && openBoxes === 0 && <p className="text-sm text-prune">Déjà déclaré.</p>}
			{boxes > 0 && openBoxes > 1 && (
				<div className="flex items-center gap-3">
					<QuantityStepper
						label={`Cartons de ${productName} concernés`}
						value={boxes}
						onChange={onBoxes}
						max={openBoxes}
						size="sm"
					/>
					<span className="text-sm text-prune">{`cartons concernés, sur ${openBoxes}`}</span>
				</div>
			)}
		</li>
	);
}
