import { Button } from "./button";

interface ChoiceButtonsProps<Name extends string> {
	names: readonly Name[];
	chosen: Name;
	labelOf: (name: Name) => string;
	onChoose: (name: Name) => void;
}

/** One of several lists, of which one is shown; they stand in the caller's row. */
export function ChoiceButtons<Name extends string>({ names, chosen, labelOf, onChoose }: ChoiceButtonsProps<Name>) {
	return names.map((name) => (
		<Button
			key={name}
			variant={name === chosen ? "primary" : "secondary"}
			size="sm"
			aria-pressed={name === chosen}
			onClick={() => onChoose(name)}
		>
			{labelOf(name)}
		</Button>
	));
}
