"use client";

import { Camera } from "lucide-react";
import { useEffect, useState } from "react";
import { isOfficePath } from "@/lib/office-path";
import { readItem, removeItem, writeItem } from "@/lib/safe-storage";
import { Button } from "@/ui/button";
import { onFirstUse } from "@/ui/on-first-use";
import type { Counting } from "./use-counting";

const CameraDialog = onFirstUse(() => import("./camera-dialog").then((module) => module.CameraDialog));

/** Session storage: the camera was open, so a reload opens it again. */
const WANTED = "picking-camera";

/** Opens the camera; its code is loaded on the first click. */
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
		// The shop's policy allows no camera, and it applies to the document through every client-side navigation.
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
