import type { WithdrawableOrder } from "@confiserie/domain/contract/withdrawals";
import { WITHDRAWAL_RIGHTS } from "@confiserie/domain/withdrawal/right";
import { BoxChoice } from "@/ui/box-choice";

interface LineChoiceProps {
	line: WithdrawableOrder["lines"][number];
	/** 0 for a line that is not withdrawn. */
	boxes: number;
	onBoxes: (boxes: number) => void;
}

/** One line: how many boxes are withdrawn, or why none can be. */
export function LineChoice({ line, boxes, onBoxes }: LineChoiceProps) {
	const { productName, piecesPerBox, right, openBoxes } = line;
	const { isOpen, explanation } = WITHDRAWAL_RIGHTS[right];
	return (
		<BoxChoice {...{ productName, piecesPerBox }} ordered={line.boxes} most={openBoxes} boxes={boxes} onBoxes={onBoxes}>
			{right !== "FREE" && <p className="text-sm text-prune">{explanation}</p>}
			{isOpen && openBoxes === 0 && <p className="text-sm text-prune">Déjà déclaré.</p>}
		</BoxChoice>
	);
}
