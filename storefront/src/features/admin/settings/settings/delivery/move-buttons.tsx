import { ArrowDown, ArrowUp } from "lucide-react";
import { IconButton } from "@/ui/icon-button";
import { type List, moveId } from "./use-cards";

interface MoveButtonsProps {
	list: List;
	/** Of the entry. */
	id: string;
	name: string;
	isFirst: boolean;
	isLast: boolean;
	onMove: (step: -1 | 1) => void;
}

/** Moves an entry a place up or down. */
export function MoveButtons({ isFirst, isLast, ...entry }: MoveButtonsProps) {
	return (
		<>
			<MoveButton {...entry} step={-1} isOff={isFirst} />
			<MoveButton {...entry} step={1} isOff={isLast} />
		</>
	);
}

type MoveButtonProps = Omit<MoveButtonsProps, "isFirst" | "isLast"> & { step: -1 | 1; isOff: boolean };

/** Not `disabled` at the ends of the list: there it would lose the focus. */
function MoveButton({ list, id, name, step, isOff, onMove }: MoveButtonProps) {
	const Arrow = step < 0 ? ArrowUp : ArrowDown;
	return (
		<IconButton
			id={moveId(list, id, step)}
			label={`${step < 0 ? "Monter" : "Descendre"} ${name}`}
			tone="plain"
			aria-disabled={isOff || undefined}
			onClick={() => !isOff && onMove(step)}
			className="aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
		>
			<Arrow aria-hidden="true" className="size-5" />
		</IconButton>
	);
}
