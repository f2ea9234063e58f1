import { Select, type SelectOption } from "./select";

interface MappedColumnsProps {
	/** Of a file, with values of its first lines. */
	columns: readonly { heading: string; samples: readonly string[] }[];
	/** What a column can become. */
	targets: readonly SelectOption[];
	/** What each becomes; null for nothing. */
	chosen: readonly { target: string | null }[];
	/** By "columns.0.target". */
	errors: Readonly<Record<string, string>>;
	/** @param target "" for nothing */
	onChoose: (at: number, target: string) => void;
}

/** The columns of a file, each with what it becomes. */
export function MappedColumns({ columns, targets, chosen, errors, onChoose }: MappedColumnsProps) {
	return (
		<ul className="flex flex-col divide-y divide-trait border-y border-trait">
			{columns.map(({ heading, samples }, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a heading may stand twice, and columns never move.
				<li key={at} className="grid items-center gap-2 py-3 sm:grid-cols-2 sm:gap-4">
					<div className="min-w-0">
						<p className="font-semibold wrap-anywhere">{heading || "(sans titre)"}</p>
						<p className="text-sm text-prune wrap-anywhere">{samples.join(" · ") || "Aucune valeur"}</p>
					</div>
					<Select
						label={`La colonne «\u00a0${heading}\u00a0» devient`}
						hasHiddenLabel
						options={targets}
						value={chosen[at]?.target ?? ""}
						error={errors[`columns.${at}.target`] ?? null}
						onChange={({ target }) => onChoose(at, target.value)}
					/>
				</li>
			))}
		</ul>
	);
}
