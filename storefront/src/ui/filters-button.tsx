import { SlidersHorizontal } from "lucide-react";
import { Button } from "./button";

interface FiltersButtonProps {
	/** Id of what it unfolds. */
	controls: string;
	isOpen: boolean;
	onPress: () => void;
	/** Filters in force; said where there are any. */
	active?: number;
}

/** Unfolds a list's filters on a narrow screen; on a wide one they stand there anyway. */
export function FiltersButton({ controls, isOpen, onPress, active = 0 }: FiltersButtonProps) {
	return (
		<Button
			variant="secondary"
			size="sm"
			className="md:hidden"
			aria-expanded={isOpen}
			aria-controls={controls}
			onClick={onPress}
		>
			<SlidersHorizontal aria-hidden="true" className="size-5" />
			<span className="sr-only">Filtres</span>
			{active > 0 && `(${active})`}
		</Button>
	);
}
