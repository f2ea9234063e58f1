"use client";
import { Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "@/ui/icon-button";
import type { MenuContent } from "./menu-drawer";

const MenuDrawer = lazy(() => import("./menu-drawer"));

/** Opens the menu of small screens; its code is loaded on the first opening. */
export function MenuButton(content: MenuContent) {
	const [state, setState] = useState<"unused" | "open" | "closed">("unused");
	return (
		<>
			<IconButton
				label="Menu"
				tone="plain"
				aria-haspopup="dialog"
				aria-expanded={state === "open"}
				onClick={() => setState("open")}
				className="-ml-2"
			>
				<Menu aria-hidden="true" className="size-6" />
			</IconButton>
			{state !== "unused" && (
				<Suspense fallback={null}>
					<MenuDrawer {...content} open={state === "open"} onClose={() => setState("closed")} />
				</Suspense>
			)}
		</>
	);
}
