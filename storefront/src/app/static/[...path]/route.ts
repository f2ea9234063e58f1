import { forwardToBackend } from "@/lib/backend/forward";

/** `/static/*`, the images of products, are files of the engine. */
export const GET = forwardToBackend;
export const HEAD = forwardToBackend;
