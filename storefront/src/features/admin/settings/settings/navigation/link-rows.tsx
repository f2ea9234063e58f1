import { NAVIGATION_LIMITS, type NavigationLink } from "@confiserie/domain/content/navigation";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useRef } from "react";
import { ListProblem, TextField } from "@/features/admin/kit";
import { Button } from "@/ui/button";
import { IconButton } from "@/ui/icon-button";
import { removed } from "../delivery/use-cards";
import type { SettingFields } from "../use-setting-form";

interface LinkRowsProps {
	/** Path in the settings. */
	name: "quickLinks" | "houseLinks" | "legalLinks";
	title: string;
	links: readonly NavigationLink[];
	fields: SettingFields<"navigation">;
	/** Adds, moves or removes links: messages would then name others. */
	onRows: (links: NavigationLink[]) => void;
}

/** A list of links: their words and where they lead. */
export function LinkRows({ name, title, links, fields: { field }, onRows }: LinkRowsProps) {
	const list = useRef<HTMLUListElement>(null);
	const move = (from: number, step: -1 | 1) => {
		const [link] = links.slice(from, from + 1);
		if (link && links[from + step]) onRows(links.toSpliced(from, 1).toSpliced(from + step, 0, link));
	};
	return (
		<>
			<ListProblem {...field(name)} />
			<ul ref={list} tabIndex={-1} aria-label={title} className="flex flex-col gap-3 outline-none">
				{links.map((link, place) => {
					const called = link.label || `le lien ${place + 1}`;
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: links have no other identity than their place
						<li key={place} className="grid gap-x-4 gap-y-2 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
							<TextField {...field(`${name}.${place}.label`)} label="Nom" maxLength={40} />
							<TextField {...field(`${name}.${place}.href`)} label="Page" maxLength={300} />
							<div className="flex">
								<IconButton
									label={`Monter ${called}`}
									tone="plain"
									aria-disabled={place === 0 || undefined}
									onClick={() => move(place, -1)}
									className="aria-disabled:opacity-40"
								>
									<ArrowUp aria-hidden="true" className="size-5" />
								</IconButton>
								<IconButton
									label={`Descendre ${called}`}
									tone="plain"
									aria-disabled={place === links.length - 1 || undefined}
									onClick={() => move(place, 1)}
									className="aria-disabled:opacity-40"
								>
									<ArrowDown aria-hidden="true" className="size-5" />
								</IconButton>
								<IconButton
									label={`Retirer ${called}`}
									tone="plain"
									onClick={() => {
										onRows(removed(links, place));
										list.current?.focus();
									}}
								>
									<Trash2 aria-hidden="true" className="size-5" />
								</IconButton>
							</div>
						</li>
					);
				})}
			</ul>
			<div>
				<Button
					variant="secondary"
					size="sm"
					disabled={links.length >= NAVIGATION_LIMITS.links}
					onClick={() => onRows([...links, { label: "", href: "/" }])}
				>
					{`Ajouter un lien à «\u00a0${title}\u00a0»`}
				</Button>
			</div>
		</>
	);
}
