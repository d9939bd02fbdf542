"""The walkthrough's camera: a slow arc around Alpha Tower, from the shaded south-east, high, to the sunlit south-west, low;
then a step into the lobby, the living room and the balcony of a home.

A plain module without Blender: the scene renders the key frames along the arc, and film.py makes the frames between them.
The rooms have one key frame each: the picture of the room itself, with its depths."""

import math

W, H = 1280, 720
SECONDS, FPS = 13, 24  # of the arc
KEYS = 17  # rendered frames, evenly along the arc, 3.4 degrees apart; one more than a power of two, see `order`
CENTRE = (3.0, -2.0, 62.0)  # of the tower
LENS, SENSOR = 27, 36  # millimetres
ROOM_SECONDS, FADE = 4.5, 14  # how long one stays in a room; frames in which one picture gives way to the next
# scene, picture, eye, target and lens as in the scene, metres walked towards the target
ROOMS = (
    ("lobby", "alpha-tower/lobby", (2.7, -4.9, 1.5), (-0.95, 6.0, 1.74), 21, 0.6),
    ("one_bedroom", "alpha-tower/living-room", (-0.78, -2.5, 1.4), (0.26, 2.4, 1.02), 19.5, 0.34),
    ("balcony", "alpha-tower/balcony", (-0.78, -2.25, 1.42), (-1.42, 3.0, 1.24), 22, 0.38),
)


def smooth(t):
    return t * t * (3 - 2 * t)


def at(u):
    """u: 0 at the start of the arc, 1 at its end. Returns eye (metres), heading (degrees), lens (mm), shift (x, y)."""
    angle = math.radians(-74 - 54 * u)
    radius, z = 222 - 20 * u, 84 - 28 * u
    eye = (CENTRE[0] + radius * math.cos(angle), CENTRE[1] + radius * math.sin(angle), z)
    # the camera stays level, so that verticals stay vertical; the shift keeps the tower in the frame
    shift = (-0.05 - 0.035 * u, (CENTRE[2] - z) / radius * LENS / SENSOR + 0.004)
    return eye, math.degrees(angle) + 180, LENS, shift


def order():
    """Numbers of the keys as they are rendered: ever finer, so that what is there makes a film at any time."""
    done, step = [], KEYS - 1
    while step:
        done += [k for k in range(0, KEYS, step) if k not in done]
        step //= 2
    return done


def u_of(frame):
    """Where along the arc a frame of the film is: easing in and out, at an even pace between."""
    t = frame / (SECONDS * FPS - 1)
    return 0.6 * t + 0.4 * smooth(t)
