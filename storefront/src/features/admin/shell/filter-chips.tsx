import { X } from "lucide-react";
import { Link } from "@/ui/link";
import type { ListState } from "./use-list";

export interface FilterChip<State> {
	/** "Statut : Confirmée". */
	label: string;
	/** Its fields when they are off. */
	without: Partial<State>;
}

interface FilterChipsProps<State extends { page: number }> {
	list: Pick<ListState<State>, "hrefOf" | "none">;
	chips: readonly FilterChip<State>[];
}

/** Active filters, each a link to the list without it, and one that clears them all and states their number. */
export function FilterChips<State extends { page: number }>({ list, chips }: FilterChipsProps<State>) {
	if (chips.length === 0) return null;
	return (
		<ul aria-label="Filtres actifs" className="flex flex-wrap items-center gap-2">
			{chips.map(({ label, without }) => (
				<li key={label} className="max-w-full">
					<Link
						href={list.hrefOf(without)}
						scroll={false}
						className="inline-flex min-h-11 dense-chip max-w-full items-center gap-2 rounded-sm bg-dragee pr-2.5 pl-3.5 text-sm font-semibold text-framboise-fonce hover:bg-framboise hover:text-white"
					>
						<span className="sr-only">Retirer le filtre</span> <span className="truncate">{label}</span>
						<X aria-hidden="true" className="size-4 shrink-0" />
					</Link>
				</li>
			))}
			<li>
				<Link
					href={list.hrefOf(list.none)}
					scroll={false}
					className="inline-flex min-h-11 dense-chip items-center px-2 text-sm font-semibold text-framboise underline underline-offset-4 hover:text-framboise-fonce"
				>
					{`Tout effacer (${chips.length})`}
				</Link>
			</li>
		</ul>
	);
}
