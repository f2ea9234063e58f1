import { StackDrawing } from "./stack-drawing";

const LAYER = { columns: 4, rows: 2, layers: 1 };
const DRAWINGS = [
	{ name: "Un carton", text: "pour essayer", stack: { columns: 1, rows: 1, layers: 1 }, isPallet: false },
	{ name: "Une couche", text: "pour la semaine", stack: LAYER, isPallet: false },
	{ name: "Une palette", text: "pour la saison", stack: { ...LAYER, layers: 5 }, isPallet: true },
] as const;
/** All at one scale: the width of a layer, in boxes. */
const WIDTH = 5.3;

/** The three units of sale beside one another, of no product in particular. */
export function BoxDrawings() {
	return (
		<ul className="grid grid-cols-3 items-end gap-x-3 sm:gap-x-8">
			{DRAWINGS.map(({ name, text, stack, isPallet }) => (
				<li key={name} className="text-center text-sm leading-snug">
					<StackDrawing stack={stack} minimumWidth={WIDTH} isPallet={isPallet} />
					<strong className="mt-2 block text-base">{name}</strong>
					{text}
				</li>
			))}
		</ul>
	);
}
