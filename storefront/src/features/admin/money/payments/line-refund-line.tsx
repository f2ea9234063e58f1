import type { LineRefundPreview } from "@confiserie/domain/contract/line-refund";
import { formatCents } from "@confiserie/domain/format";
import { packing, packingWords } from "@confiserie/domain/fulfilment/packing";
import { boxesLabel } from "@confiserie/domain/prices/box-words";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { IS_RESTOCKED_BY_DEFAULT } from "@confiserie/domain/refund/line-refund";
import { CheckField } from "@/ui/check-field";
import { QuantityStepper } from "@/ui/quantity-stepper";

interface ChosenBoxes {
	boxes: number;
	/** Back into stock. */
	restock?: boolean | undefined;
}

interface LineRefundLineProps {
	line: LineRefundPreview["lines"][number];
	/** Undefined for a line without refund. */
	chosen: ChosenBoxes | undefined;
	onChange: (chosen: ChosenBoxes | undefined) => void;
}

/** One line of the order: whether it is refunded, how many boxes of it, and whether they are restocked. */
export function LineRefundLine({ line, chosen, onChange }: LineRefundLineProps) {
	const { productName, reference, boxes, boxesLeft, boxesBack, restockable, unitPrice } = line;
	return (
		<li className="flex flex-col gap-1 py-2">
			<label className="flex min-h-11 items-center gap-3">
				<input
					type="checkbox"
					checked={chosen !== undefined}
					disabled={boxesLeft === 0}
					onChange={({ target }) =>
						onChange(target.checked ? { boxes: boxesBack || boxesLeft, restock: IS_RESTOCKED_BY_DEFAULT } : undefined)
					}
					className="size-5 shrink-0 accent-framboise"
				/>
				<span className="min-w-0 wrap-anywhere">
					<span className="font-semibold">{productName}</span>
					<span className="block text-sm text-prune">
						{`${reference}, ${formatBoxes(boxes, line)} à ${formatCents(unitPrice)}${leftWords(line)}`}
					</span>
				</span>
			</label>
			{chosen && (
				<div className="flex flex-col gap-1 pl-8">
					{boxesLeft > 1 && (
						<div className="flex flex-wrap items-center gap-3">
							<QuantityStepper
								label={`${boxesLabel(line)} de ${productName} à rembourser`}
								value={Math.min(chosen.boxes, boxesLeft)}
								onChange={(next) => onChange({ ...chosen, boxes: next })}
								max={boxesLeft}
								size="sm"
							/>
							<span className="text-sm text-prune">{`sur ${boxesLeft}${unitWords(chosen.boxes, line)}`}</span>
						</div>
					)}
					{restockable > 0 && (
						<CheckField
							label="Remettre en stock"
							aria-label={`Remettre ${productName} en stock`}
							checked={chosen.restock ?? false}
							onChange={({ target }) => onChange({ ...chosen, restock: target.checked })}
						/>
					)}
				</div>
			)}
		</li>
	);
}

function leftWords({ boxes, boxesLeft, boxesBack }: LineRefundPreview["lines"][number]): string {
	if (boxesLeft === 0) return ", déjà repris";
	const back = boxesBack > 0 ? `, ${boxesBack} déjà reçus en retour` : "";
	return boxesLeft < boxes ? `${back}, ${boxesLeft} à reprendre au plus` : back;
}

/** ", soit 1 palette et 2 couches"; empty when the boxes make up neither. */
function unitWords(boxes: number, line: LineRefundPreview["lines"][number]): string {
	const { pallets, layers } = packing(boxes, line);
	return pallets === 0 && layers === 0 ? "" : `, soit ${packingWords(boxes, line).join(" et ")}`;
}
