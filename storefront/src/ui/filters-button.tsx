import { SlidersHorizontal } from "lucide-react";
import { Button } from "./button";

interface FiltersButtonProps {
	/** Id of what it unfolds. */
	controls: string;
	isOpen: boolean;
	onPress: () => void;
	/** Number of active filters; shown when there are any. */
	active?: number;
	/** On a wide screen too, where some filters fold away there as well. */
	isAlways?: boolean;
}

/** Unfolds a list's filters on a narrow screen; on a wide one they stand there anyway. */
export function FiltersButton({ controls, isOpen, onPress, active = 0, isAlways = false }: FiltersButtonProps) {
	return (
		<Button
			variant="secondary"
			size="sm"
			className={isAlways ? undefined : "md:hidden"}
			aria-expanded={isOpen}
			aria-controls={controls}
			onClick={onPress}
		>
			<SlidersHorizontal aria-hidden="true" className="size-5" />
			<span className="sr-only 2xl:not-sr-only">Filtres</span>
			{active > 0 && `(${active})`}
		</Button>
	);
}
