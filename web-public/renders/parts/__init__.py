"""The kit of parts: `from parts import *` gives a scene everything it needs."""

import math, os, sys
import bpy
import numpy as np
from random import Random as R
from mathutils import Vector
from .mesh import MB, link, inst
from .nodes import NT, c4, srgb
from .sky import make_sky, make_world, sun
from .haze import make_haze, make_fog, set_haze, finish
from .materials import newmat, pbr, glassmat, leafmat, windowmat
from .plants import rdir, leaf, tube, tree_mesh, shade_tree, palm_mesh
from .noise import fbm, ridged
from .terrain import grid_mesh, scatter
from .karst import karst_material, karst, clothe
from .sea import sea_material, sea_plane
from .cameras import camera, aim
from .output import render, args, reset
