import { plural } from "@confiserie/domain/plural";
import { useId, useState } from "react";
import { Button } from "@/ui/button";
import { Select, type SelectOption } from "@/ui/select";

interface MappedColumnsProps {
	/** Of a file, with values of its first lines. */
	columns: readonly { heading: string; samples: readonly string[] }[];
	/** What a column can become. */
	targets: readonly SelectOption[];
	/** What each becomes; null for nothing. */
	chosen: readonly { target: string | null }[];
	/** Whether columns that become nothing are hidden at first, if there are many. */
	isFolded: boolean;
	/** By "columns.0.target". */
	errors: Readonly<Record<string, string>>;
	/** @param target "" for nothing */
	onChoose: (at: number, target: string) => void;
}

/** At first, as many columns that become nothing are shown beside the others. */
const FEW = 5;

/** The columns of a file, each with what it becomes. */
export function MappedColumns({ columns, targets, chosen, isFolded, errors, onChoose }: MappedColumnsProps) {
	const id = useId();
	const used = new Set(chosen.flatMap(({ target }, at) => (target === null ? [] : [at])));
	const [hasMany] = useState(columns.length - used.size > FEW);
	// A column that loses its target stays in its place until the list is folded again.
	const [shown, setShown] = useState<ReadonlySet<number> | null>(isFolded && hasMany ? used : null);
	return (
		<div className="flex flex-col items-start gap-3">
			{hasMany && (
				<Button
					variant="secondary"
					size="sm"
					aria-expanded={!shown}
					aria-controls={id}
					onClick={() => setShown(shown ? null : used)}
				>
					{shown ? showLabel(columns.length - shown.size) : "Masquer les colonnes non reprises"}
				</Button>
			)}
			<ul id={id} className="flex w-full flex-col divide-y divide-trait border-y border-trait">
				{columns.map(({ heading, samples }, at) =>
					shown?.has(at) === false ? null : (
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
					),
				)}
			</ul>
		</div>
	);
}

const showLabel = (hidden: number): string =>
	`Afficher ${plural(hidden, "la colonne non reprise", `les ${hidden} colonnes non reprises`)}`;
