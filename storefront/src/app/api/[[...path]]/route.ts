import { forwardToBackend } from "@/lib/backend/forward";

/** `/api/*` belongs to the backend. A route handler, not a rewrite: rewrites are fixed at build time (ADR 35). */
export const GET = forwardToBackend;
export const HEAD = forwardToBackend;
export const POST = forwardToBackend;
export const PUT = forwardToBackend;
export const PATCH = forwardToBackend;
export const DELETE = forwardToBackend;
export const OPTIONS = forwardToBackend;
