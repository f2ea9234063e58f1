import { optionWords } from "@confiserie/domain/delivery/offer-words";
import type { ServiceZone, ShippingOption } from "@confiserie/domain/delivery/options";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Button } from "@/ui/button";
import { IconButton } from "@/ui/icon-button";
import { EntryCard } from "./entry-card";
import { OptionFields } from "./option-fields";
import { moveId } from "./use-cards";

interface OptionCardProps {
	option: ShippingOption;
	zones: readonly ServiceZone[];
	/** Where it is in the settings, "options[0]". */
	path: string;
	problems: Readonly<Record<string, string>>;
	isFirst: boolean;
	isLast: boolean;
	isOpen: boolean;
	isWrong: boolean;
	onToggle: () => void;
	onEdit: (option: ShippingOption) => void;
	/** Adds or removes bands or surcharges. */
	onRows: (option: ShippingOption) => void;
	onMove: (step: -1 | 1) => void;
	onDuplicate: () => void;
	onRemove: () => void;
}

/** An option, in words or with its fields. */
export function OptionCard({ isFirst, isLast, onMove, onDuplicate, onRemove, ...props }: OptionCardProps) {
	const { option, zones, isOpen, isWrong, onToggle } = props;
	const served = zones.filter(({ id }) => option.zones.includes(id)).map(({ name }) => name);
	return (
		<EntryCard
			name={option.name}
			words={optionWords({ ...option, zones: served })}
			{...{ isOpen, isWrong, onToggle }}
			actions={
				<>
					<MoveButton option={option} step={-1} isOff={isFirst} onMove={onMove} />
					<MoveButton option={option} step={1} isOff={isLast} onMove={onMove} />
					<Button variant="secondary" size="sm" aria-label={`Dupliquer ${option.name}`} onClick={onDuplicate}>
						Dupliquer
					</Button>
					<Button variant="danger" size="sm" aria-label={`Supprimer ${option.name}`} onClick={onRemove}>
						Supprimer
					</Button>
				</>
			}
		>
			<OptionFields {...props} />
		</EntryCard>
	);
}

interface MoveButtonProps {
	option: ShippingOption;
	step: -1 | 1;
	isOff: boolean;
	onMove: (step: -1 | 1) => void;
}

/** Not `disabled` at the ends of the list: there it would lose the focus. */
function MoveButton({ option, step, isOff, onMove }: MoveButtonProps) {
	const Arrow = step < 0 ? ArrowUp : ArrowDown;
	return (
		<IconButton
			id={moveId("mode", option.id, step)}
			label={`${step < 0 ? "Monter" : "Descendre"} ${option.name}`}
			tone="plain"
			aria-disabled={isOff || undefined}
			onClick={() => !isOff && onMove(step)}
			className="aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
		>
			<Arrow aria-hidden="true" className="size-5" />
		</IconButton>
	);
}
