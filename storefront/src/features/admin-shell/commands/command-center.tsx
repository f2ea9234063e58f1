"use client";
import { Keyboard, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { IconButton } from "@/ui/icon-button";
import { useLate } from "@/ui/use-late";
import { useSettled } from "@/ui/use-settled";
import { useFoldedBar } from "../admin-nav";
import type { Act } from "./shortcuts";
import { useShortcuts } from "./use-shortcuts";

const loadPalette = () => import("./palette");
const loadSheet = () => import("./shortcut-sheet");

/** The search of everything and the help sheet, with the keys that open them; their code comes once the page is at rest. */
export function CommandCenter() {
	const router = useRouter();
	const [, toggleBar] = useFoldedBar();
	const [shown, setShown] = useState<"palette" | "help" | null>(null);
	const isSettled = useSettled();
	const palette = useLate(loadPalette, isSettled || shown === "palette");
	const sheet = useLate(loadSheet, isSettled || shown === "help");
	const close = () => setShown(null);
	const run = (act: Act) => {
		if (act.kind === "go") router.push(act.href);
		if (act.kind === "fold") toggleBar();
		if (act.kind === "help") setShown("help");
		if (act.kind === "search") document.querySelector<HTMLInputElement>("main input[type=search]")?.focus();
	};
	useShortcuts({ isPaused: shown !== null, openPalette: () => setShown("palette"), run });
	return (
		<>
			<button
				type="button"
				aria-haspopup="dialog"
				aria-keyshortcuts="Control+K"
				onClick={() => setShown("palette")}
				className="inline-flex min-h-9 items-center gap-2 rounded-control border border-bordure bg-white px-2.5 text-sm text-prune hover:border-framboise md:min-w-64"
			>
				<Search aria-hidden="true" className="size-4.5" />
				<span className="max-md:sr-only">Chercher partout</span>
				<span aria-hidden="true" className="ml-auto text-xs max-md:hidden">
					Ctrl K
				</span>
			</button>
			<IconButton label="Raccourcis clavier" tone="plain" onClick={() => setShown("help")} className="max-md:hidden">
				<Keyboard aria-hidden="true" className="size-5" />
			</IconButton>
			{palette && <palette.Palette open={shown === "palette"} onClose={close} run={run} />}
			{sheet && <sheet.ShortcutSheet open={shown === "help"} onClose={close} />}
		</>
	);
}
