"use client";

import { foldText } from "@confiserie/domain/fold-text";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { Drawer } from "@/ui/drawer";
import { Link } from "@/ui/link";
import { TextField } from "@/ui/text-field";
import { useMay } from "./may";
import { menuOf, sectionOf } from "./sections";

/** Every section of one's role in its group, and a field that finds one by a part of its name, for a narrow screen. */
export function SectionsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
	const current = sectionOf(usePathname());
	const may = useMay();
	const [text, setText] = useState("");
	const wanted = foldText(text);
	const groups = menuOf(({ label, permission }) => may(permission) && foldText(label).includes(wanted));
	return (
		<Drawer open={open} onClose={onClose} onClosed={() => setText("")} title="Menu" side="left">
			<div className="flex flex-col gap-4">
				<TextField
					type="search"
					label="Chercher une rubrique"
					value={text}
					onChange={({ target }) => setText(target.value)}
					autoComplete="off"
				/>
				<p role="status" className={groups.length > 0 ? "sr-only" : "text-prune"}>
					{groups.length === 0 && "Aucune rubrique ne porte ce nom."}
				</p>
				{groups.map(({ label, sections }) => (
					<div key={label}>
						{label !== "" && <h3 className="mb-1 text-sm font-semibold text-prune">{label}</h3>}
						<ul aria-label={label || undefined}>
							{sections.map(({ label: name, href, Icon }) => (
								<li key={href}>
									<Link
										href={href}
										onClick={onClose}
										aria-current={current?.href === href ? "page" : undefined}
										className="flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold hover:bg-dragee aria-[current]:bg-dragee aria-[current]:text-framboise-fonce"
									>
										<Icon aria-hidden="true" className="size-5 text-framboise" />
										{name}
									</Link>
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</Drawer>
	);
}
