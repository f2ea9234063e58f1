"use client";

import { Camera } from "lucide-react";
import { useEffect, useState } from "react";
import { isOfficePath } from "@/lib/office-path";
import { readItem, removeItem, writeItem } from "@/lib/safe-storage";
import { Button } from "@/ui/button";
import { onFirstUse } from "@/ui/on-first-use";
import type { Counting } from "./use-counting";

const CameraDialog = onFirstUse(() => import("./camera-dialog").then((module) => module.CameraDialog));

/** Remembers over a reload that the camera was asked for. */
const WANTED = "picking-camera";

/** Opens the camera; its code comes with the first press. */
export function CameraButton({ counting }: { counting: Counting }) {
	const [isOpen, setOpen] = useState(false);
	const [wasOpened, setWasOpened] = useState(false);
	const open = () => {
		setWasOpened(true);
		setOpen(true);
	};
	useEffect(() => {
		if (readItem("session", WANTED) === null) return;
		removeItem("session", WANTED);
		setWasOpened(true);
		setOpen(true);
	}, []);
	const press = () => {
		// A document that began in the shop keeps the shop's policy, which allows no camera, wherever one walks in it.
		if (!beganInShop() || !writeItem("session", WANTED, "yes")) return open();
		window.location.reload();
	};
	return (
		<>
			<Button size="sm" onClick={press}>
				<Camera aria-hidden="true" className="size-5" />
				Ouvrir la caméra
			</Button>
			{wasOpened && <CameraDialog counting={counting} isOpen={isOpen} onClose={() => setOpen(false)} />}
		</>
	);
}

/** Whether the document that is open now was loaded for a page outside the back office. */
function beganInShop(): boolean {
	const [document] = performance.getEntriesByType?.("navigation") ?? [];
	return document !== undefined && !isOfficePath(new URL(document.name, window.location.href).pathname);
}
