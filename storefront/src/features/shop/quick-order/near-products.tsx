"use client";

import { listUsualProducts, type UsualProduct } from "@confiserie/domain/contract/quick-order";
import { unitsFor } from "@confiserie/domain/prices/tier-price";
import type { EnteredLine } from "@confiserie/domain/quick-order/read-lines";
import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { useSession } from "@/features/account/auth";
import { type SeenProduct, seenProducts } from "@/features/shop/recently-seen";
import { call } from "@/lib/api";
import type { Row } from "./rows";

interface NearProductsProps {
	rows: readonly Row[];
	onAdd: (line: EnteredLine) => void;
}

/** What the customer orders most often and saw last: a line of it in one press. Nothing where both are unknown. */
export function NearProducts({ rows, onAdd }: NearProductsProps) {
	const { status } = useSession();
	const [usual, setUsual] = useState<readonly UsualProduct[]>([]);
	const [seen, setSeen] = useState<readonly SeenProduct[]>([]);
	useEffect(() => setSeen(seenProducts()), []);
	useEffect(() => {
		if (status !== "authenticated") return setUsual([]);
		const stop = new AbortController();
		// Without an answer the lines can still be typed.
		call(listUsualProducts, { signal: stop.signal }).then(setUsual, () => {});
		return () => stop.abort();
	}, [status]);
	const known = new Set(usual.map(({ product }) => product.id));
	const usualLines = usual.map(({ product, boxes }) => {
		const { orderType, quantity } = unitsFor(product, boxes);
		return { name: product.name, line: { text: product.reference, quantity: String(quantity), unit: orderType } };
	});
	const seenLines = seen
		.filter(({ id }) => !known.has(id))
		.map(({ name }) => ({ name, line: { text: name, quantity: "1", unit: "box" as const } }));
	const taken = new Set(rows.map(({ text }) => text.trim()));
	return (
		<>
			<Group title="Produits habituels" lines={usualLines} taken={taken} onAdd={onAdd} />
			<Group title="Vus récemment" lines={seenLines} taken={taken} onAdd={onAdd} />
		</>
	);
}

interface GroupProps {
	title: string;
	lines: readonly { name: string; line: EnteredLine }[];
	/** Texts that rows contain already. */
	taken: ReadonlySet<string>;
	onAdd: (line: EnteredLine) => void;
}

function Group({ title, lines, taken, onAdd }: GroupProps) {
	if (lines.length === 0) return null;
	return (
		<section aria-label={title}>
			<h2 className="text-sm font-semibold text-prune">{title}</h2>
			<ul className="mt-1 flex gap-2 overflow-x-auto py-1 sm:flex-wrap">
				{lines.map(({ name, line }) => (
					<li key={line.text} className="shrink-0">
						<button
							type="button"
							disabled={taken.has(line.text)}
							aria-label={`Ajouter une ligne\u00a0: ${name}`}
							onClick={() => onAdd(line)}
							className="flex min-h-11 items-center gap-1.5 rounded-control border-[1.5px] border-bordure bg-white px-3 text-sm font-semibold hover:border-framboise disabled:border-trait disabled:text-prune"
						>
							<Plus aria-hidden="true" className="size-4 text-framboise" />
							{name}
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
