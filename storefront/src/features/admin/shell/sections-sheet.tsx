"use client";

import { foldText } from "@confiserie/domain/fold-text";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { Drawer } from "@/ui/drawer";
import { Link } from "@/ui/link";
import { TextField } from "@/ui/text-field";
import { useMay } from "./may";
import { Waiting } from "./section-tabs";
import { menuOf, pageOf, waitingOn } from "./sections";
import { useQueues } from "./use-queues";

/** Every section of one's role in its group, and a field that finds one by a part of its name, for a narrow screen. */
export function SectionsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
	const current = pageOf(usePathname());
	const may = useMay();
	const queues = useQueues();
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
				{groups.map(({ label, Icon, sections }) => (
					<div key={label}>
						<h3 className="mb-1 flex items-center gap-2 text-sm font-semibold text-prune">
							<Icon aria-hidden="true" className="size-4.5" />
							{label}
						</h3>
						<ul aria-label={label}>
							{sections
								.flatMap(({ pages }) => pages)
								.map((page) => (
									<li key={page.href}>
										<Link
											href={page.href}
											onClick={onClose}
											aria-current={current?.href === page.href ? "page" : undefined}
											className="flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold hover:bg-dragee aria-[current]:bg-dragee aria-[current]:text-framboise-fonce"
										>
											{page.label}
											<Waiting count={waitingOn([page], queues)} />
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
