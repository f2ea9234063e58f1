import type { AdminCategory } from "@confiserie/domain/contract/categories";
import { formatCount } from "@confiserie/domain/format";
import { ArrowDown, ArrowUp } from "lucide-react";
import { May } from "@/features/admin/shell";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { CategoryEmblem } from "@/ui/category-emblem";
import { IconButton } from "@/ui/icon-button";
import { Link } from "@/ui/link";
import { productsOf, RemoveAct } from "./remove-act";
import { moveId } from "./use-order";

interface CategoryRowProps {
	category: AdminCategory;
	isFirst: boolean;
	isLast: boolean;
	onMove: (step: -1 | 1) => void;
	onEdit: () => void;
}

/** A category: emblem, name and code, how many products are in it, whether it is shown, and what can be done with it. */
export function CategoryRow({ category, isFirst, isLast, onMove, onEdit }: CategoryRowProps) {
	const { code, name, description, icon, isShown, products } = category;
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2 sm:px-4">
			<CategoryEmblem icon={icon} className="size-7 shrink-0 text-framboise" />
			<div className="min-w-0 flex-1 basis-48">
				<p className="flex flex-wrap items-center gap-x-2 gap-y-1">
					<span className="font-bold break-words">{name}</span>
					{isShown ? <Badge tone="success">Visible</Badge> : <Badge tone="warning">Masquée</Badge>}
				</p>
				<p className="text-sm wrap-anywhere text-prune">
					{code}
					{" · "}
					{products > 0 ? (
						<Link href={productsOf(code)} className="underline underline-offset-4 hover:text-framboise">
							{formatCount(products, "produit")}
							<span className="sr-only"> dans {name}</span>
						</Link>
					) : (
						"aucun produit"
					)}
				</p>
				{description && <p className="text-sm break-words text-prune">{description}</p>}
			</div>
			<May permission="catalogue.change">
				<div className="flex flex-wrap items-center gap-1">
					<MoveButton code={code} name={name} step={-1} isOff={isFirst} onMove={onMove} />
					<MoveButton code={code} name={name} step={1} isOff={isLast} onMove={onMove} />
					<Button variant="secondary" size="sm" aria-label={`Modifier ${name}`} onClick={onEdit}>
						Modifier
					</Button>
					<RemoveAct category={category} />
				</div>
			</May>
		</li>
	);
}

/** Not `disabled` at the ends of the list: there it would lose the focus. */
function MoveButton(props: {
	code: string;
	name: string;
	step: -1 | 1;
	isOff: boolean;
	onMove: (step: -1 | 1) => void;
}) {
	const { code, name, step, isOff, onMove } = props;
	const Arrow = step < 0 ? ArrowUp : ArrowDown;
	return (
		<IconButton
			id={moveId(code, step)}
			label={`${step < 0 ? "Monter" : "Descendre"} ${name}`}
			tone="plain"
			aria-disabled={isOff || undefined}
			onClick={() => onMove(step)}
			className="aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
		>
			<Arrow aria-hidden="true" className="size-5" />
		</IconButton>
	);
}
