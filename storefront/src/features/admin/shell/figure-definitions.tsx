import { FIGURES, type Figure } from "@confiserie/domain/orders/turnover";

/** Definitions of the metrics beside it, each with its name on screen; collapsed by default. */
export function FigureDefinitions({ names }: { names: Partial<Record<Figure, string>> }) {
	return (
		<details className="text-sm">
			<summary className="inline-flex min-h-11 items-center font-semibold text-framboise-fonce">
				Ce que disent ces chiffres
			</summary>
			<dl className="flex max-w-prose flex-col gap-2 pb-2">
				{Object.entries(names).map(([figure, name]) => (
					<div key={figure}>
						<dt className="font-semibold">{name}</dt>
						<dd className="text-prune">{FIGURES[figure as Figure]}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
