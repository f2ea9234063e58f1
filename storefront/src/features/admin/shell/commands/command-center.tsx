"use client";
import { Keyboard, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { IconButton } from "@/ui/icon-button";
import { useLate } from "@/ui/use-late";
import { useSettled } from "@/ui/use-settled";
import { useFoldedBar } from "../admin-nav";
import { EarlyField } from "./early-field";
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
	const [text, setText] = useState("");
	const [isFieldReady, setFieldReady] = useState(false);
	const opener = useRef<HTMLElement | null>(null);
	const openPalette = () => {
		if (shown === "palette") return;
		opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
		setFieldReady(false);
		setShown("palette");
	};
	const close = () => {
		// The dialog restores the focus once it is open.
		if (shown === "palette" && !isFieldReady) opener.current?.focus();
		setShown(null);
		setText("");
	};
	const run = (act: Act) => {
		if (act.kind === "go") router.push(act.href);
		if (act.kind === "fold") toggleBar();
		if (act.kind === "help") setShown("help");
		if (act.kind === "search") document.querySelector<HTMLInputElement>("main input[type=search]")?.focus();
	};
	useShortcuts({ isPaused: shown !== null, openPalette, run });
	return (
		<>
			<button
				type="button"
				aria-haspopup="dialog"
				aria-keyshortcuts="Control+K"
				onClick={openPalette}
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
			{shown === "palette" && !isFieldReady && <EarlyField text={text} onText={setText} onClose={close} />}
			{palette && (
				<palette.Palette
					open={shown === "palette"}
					onClose={close}
					text={text}
					onText={setText}
					onReady={() => setFieldReady(true)}
					opener={opener}
					run={run}
				/>
			)}
			{sheet && <sheet.ShortcutSheet open={shown === "help"} onClose={close} />}
		</>
	);
}
