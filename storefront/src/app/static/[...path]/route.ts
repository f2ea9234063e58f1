import { forwardToBackend } from "@/lib/backend/forward";

/** `/static/*`, the images of products, are files of the backend. */
export const GET = forwardToBackend;
export const HEAD = forwardToBackend;
