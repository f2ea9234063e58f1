import type { MetadataRoute } from "next";
import { BRAND } from "@/config/brand";
import icon from "@/config/icon.svg";

/** Web app manifest: makes the shop installable. Colours: papier and encre. */
export default function manifest(): MetadataRoute.Manifest {
	return {
		name: BRAND.name,
		short_name: BRAND.name,
		description: BRAND.tagline,
		lang: "fr",
		start_url: "/",
		display: "standalone",
		background_color: "#fffbf7",
		theme_color: "#2b1226",
		icons: [
			{ src: icon.src, sizes: "any", type: "image/svg+xml" },
			{ src: "/apple-icon.png", sizes: "180x180", type: "image/png" },
		],
	};
}
