"use client";
import { foldText } from "@confiserie/domain/fold-text";
import { FilePlus2, Keyboard, PackagePlus, PanelLeft, Plus, Store, TriangleAlert } from "lucide-react";
import type { RefObject } from "react";
import { type Command, CommandDialog, type CommandGroup } from "@/ui/command-dialog";
import { useMay } from "../may";
import { ADMIN_PAGES, permissionOf } from "../sections";
import type { Act } from "./shortcuts";
import { useFound } from "./use-found";

interface PaletteProps {
	open: boolean;
	onClose: () => void;
	text: string;
	onText: (text: string) => void;
	/** Called once the field has the focus. */
	onReady: () => void;
	/** What gets the focus back. */
	opener: RefObject<HTMLElement | null>;
	run: (act: Act) => void;
}

/** Pages, acts, orders, customers and products under one field. */
export function Palette({ open, onClose, text, onText, onReady, opener, run }: PaletteProps) {
	const may = useMay();
	const choose = (act: Act) => {
		onClose();
		run(act);
	};
	const { groups, isSearching, hasFailed } = useFound(open ? text : "", (href) => choose({ kind: "go", href }));
	const all = [...fitting(fixedGroups(choose, may), text), ...groups];
	const status = isSearching
		? "Recherche…"
		: hasFailed
			? "La recherche a échoué. Réessayez."
			: all.length === 0
				? "Rien trouvé."
				: "";
	return (
		<CommandDialog
			open={open}
			onClose={onClose}
			onReady={onReady}
			opener={opener}
			title="Chercher partout"
			placeholder="Commande, client, produit, page, action…"
			text={text}
			onText={onText}
			groups={all}
			status={status}
		/>
	);
}

const NEW_ORDER = "/admin/orders/new";
const NEW_QUOTE = "/admin/quotes/new";
const NEW_PRODUCT = "/admin/products/new";

function fixedGroups(choose: (act: Act) => void, may: ReturnType<typeof useMay>): CommandGroup[] {
	const command = (label: string, Icon: Command["Icon"], act: Act): Command => ({
		key: label,
		label,
		Icon,
		run: () => choose(act),
	});
	return [
		{
			label: "Pages",
			items: ADMIN_PAGES.filter(({ permission }) => may(permission)).map(({ label, href, Icon }) =>
				command(label, Icon, { kind: "go", href }),
			),
		},
		{
			label: "Actions",
			items: [
				may(permissionOf(NEW_ORDER)) && command("Nouvelle commande", PackagePlus, { kind: "go", href: NEW_ORDER }),
				may(permissionOf(NEW_QUOTE)) && command("Nouveau devis", FilePlus2, { kind: "go", href: NEW_QUOTE }),
				may(permissionOf(NEW_PRODUCT)) && command("Ajouter un produit", Plus, { kind: "go", href: NEW_PRODUCT }),
				may("orders.read") &&
					command("Commandes à traiter", TriangleAlert, { kind: "go", href: "/admin/orders?attention=true" }),
				command("Voir la boutique", Store, { kind: "go", href: "/" }),
				command("Replier ou déplier le menu", PanelLeft, { kind: "fold" }),
				command("Raccourcis clavier", Keyboard, { kind: "help" }),
			].filter((item) => item !== false),
		},
	];
}

/** What holds every word of the text, whatever its case and accents. */
function fitting(groups: readonly CommandGroup[], text: string): CommandGroup[] {
	const words = foldText(text).split(" ").filter(Boolean);
	return groups
		.map(({ label, items }) => ({
			label,
			items: items.filter((item) => words.every((word) => foldText(item.label).includes(word))),
		}))
		.filter(({ items }) => items.length > 0);
}
