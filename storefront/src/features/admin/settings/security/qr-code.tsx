"use client";

import { useQuery } from "@tanstack/react-query";
import { Shown } from "@/features/admin/kit";

/** Light modules around the picture: scanners need them. */
const MARGIN = 4;

/** A text as a QR code, drawn as one path. The encoder is loaded on first display. */
export function QrCode({ text }: { text: string }) {
	const drawn = useQuery({
		queryKey: ["qr-code", text],
		queryFn: () => draw(text),
		staleTime: Infinity,
		gcTime: 0,
	});
	return (
		<Shown result={drawn} failure="Le carré n'a pas pu être dessiné : servez-vous de la clé." height="size-48">
			{({ size, path }) => (
				<svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code de la clé" className="size-48 bg-white">
					<path d={path} fill="#000" shapeRendering="crispEdges" />
				</svg>
			)}
		</Shown>
	);
}

async function draw(text: string): Promise<{ size: number; path: string }> {
	const { create } = await import("qrcode");
	const { modules } = create(text);
	const dark = [...modules.data].flatMap((isDark, index) =>
		isDark ? [`M${(index % modules.size) + MARGIN} ${Math.floor(index / modules.size) + MARGIN}h1v1h-1z`] : [],
	);
	return { size: modules.size + 2 * MARGIN, path: dark.join("") };
}
